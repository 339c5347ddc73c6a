// What a line of the calculator may go on with: the names that the engine knows, by its help.
export interface Completion {
  name: string;
  about: string;
}

/// The word before the caret, and whether it is a property.
export function wordBefore(text: string, caret: number): { word: string; isProperty: boolean } {
  const before = text.slice(0, caret);
  const word = /[A-Za-z_][A-Za-z_0-9]*$/.exec(before)?.[0] ?? "";
  return { word, isProperty: before[before.length - word.length - 1] === "." };
}

/// The lines "    .Cool(t)    the game cooled by t" of a page of help.
export function completionsOf(help: string): Completion[] {
  const found: Completion[] = [];
  for (const line of help.split("\n")) {
    const match = /^ {2,6}(\.?[A-Za-z_][A-Za-z_0-9]*)(\([^)]*\))?(?:, \S+)* {2,}(\S.*)$/.exec(line);
    if (match) found.push({ name: match[1]! + (match[2] ?? ""), about: match[3]! });
  }
  return found;
}

/// A name is offered once, though several pages of help tell of it; the first of them is shown.
export function distinct(all: Completion[]): Completion[] {
  const first = new Map<string, Completion>();
  for (const each of all) if (!first.has(each.name)) first.set(each.name, each);
  return [...first.values()];
}

export function fitting(all: Completion[], word: string, isProperty: boolean): Completion[] {
  const wanted = (isProperty ? "." : "") + word.toLowerCase();
  if (word === "" && !isProperty) return [];
  return all.filter((each) => each.name.toLowerCase().startsWith(wanted)).slice(0, 8);
}
