// The state of the page as the fragment of its address, and back.
//
//     #1/board/g=konane/p=xo....!o.x.../t=R/s=1/
//
//     link = "#1/" view *( "/" key "=" text ) "/"
//     key  = g game, p position, w name:value, t L or R, m moves, i shown move, s simple,
//            x expression, f family, r name:lo..hi, c class, o order of pieces
//     text = unreserved; "|" as "!"; the rest percent-encoded
//
// The last "/" keeps chat programs from cutting a final dot. Keys stand in this order and defaults
// are left out, so that equal states have equal links.

export const VIEWS = ["board", "calc", "table", "game", "papers", "flight", "pattern"] as const;
export type View = (typeof VIEWS)[number];

export const KEYS = ["g", "p", "w", "t", "m", "i", "s", "x", "f", "r", "c", "o"] as const;
export type Key = (typeof KEYS)[number];

/// Keys that may stand several times.
const REPEATED: readonly Key[] = ["w", "r"];

export interface Link {
  view: View;
  values: Partial<Record<Key, string[]>>;
}

export class LinkError extends Error {
  constructor(
    message: string,
    readonly text: string,
    readonly offset: number,
  ) {
    super(message);
  }
}

export const LONGEST_LINK = 8000;

function encoded(text: string): string {
  return encodeURIComponent(text)
    .replace(/!/g, "%21")
    .replace(/%7C/g, "!")
    .replace(/%2C/g, ",")
    .replace(/%3A/g, ":")
    .replace(/['()]/g, (c) => "%" + c.charCodeAt(0).toString(16).toUpperCase());
}

function decoded(text: string): string {
  return decodeURIComponent(text.replace(/!/g, "%7C"));
}

export function linkText(link: Link): string {
  let text = `#1/${link.view}`;
  for (const key of KEYS)
    for (const value of link.values[key] ?? [])
      if (value !== "") text += `/${key}=${encoded(value)}`;
  return text + "/";
}

/// An empty fragment is the board. Throws LinkError.
export function parseLink(fragment: string): Link {
  const link: Link = { view: "board", values: {} };
  if (fragment === "" || fragment === "#") return link;
  const parts = fragment.split("/");
  let offset = parts[0]!.length + 1;
  if (parts[0] !== "#1")
    throw new LinkError("this link is of another version of the page", fragment, 0);
  if (!(VIEWS as readonly string[]).includes(parts[1] ?? ""))
    throw new LinkError(`there is no view of that name; there are ${VIEWS.join(", ")}`, fragment, offset);
  link.view = parts[1] as View;
  offset += parts[1]!.length + 1;
  for (const part of parts.slice(2)) {
    if (part !== "") addPart(link, part, fragment, offset);
    offset += part.length + 1;
  }
  return link;
}

function addPart(link: Link, part: string, fragment: string, offset: number): void {
  const key = part.slice(0, part.indexOf("=")) as Key;
  if (!part.includes("=") || !KEYS.includes(key))
    throw new LinkError("this part of the link is not understood", fragment, offset);
  const values = (link.values[key] ??= []);
  if (values.length > 0 && !REPEATED.includes(key))
    throw new LinkError("this part of the link is there twice", fragment, offset);
  try {
    values.push(decoded(part.slice(2)));
  } catch {
    throw new LinkError("this part of the link is damaged", fragment, offset + 2);
  }
}

export function first(link: Link, key: Key): string | undefined {
  return link.values[key]?.[0];
}

/// "name:value" of each.
export function pairs(link: Link, key: "w" | "r"): Record<string, string> {
  const found: Record<string, string> = {};
  for (const text of link.values[key] ?? []) {
    const colon = text.indexOf(":");
    if (colon > 0) found[text.slice(0, colon)] = text.slice(colon + 1);
  }
  return found;
}

export function pairTexts(values: Record<string, string>): string[] {
  return Object.keys(values)
    .sort()
    .map((name) => `${name}:${values[name]}`);
}
