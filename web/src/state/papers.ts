// The claims of the papers, read from the manual's page of them (docs/papers.md), which the program
// writes when all have been checked.

export interface Claim {
  name: string;
  verdict: string;
  statement: string;
  lines: string[];
  /// The position of a counterexample, as far as the words show one.
  position: string | null;
  /// The parameters of the game that it speaks of.
  withs: Record<string, string>;
}

export interface Paper {
  title: string;
  claims: Claim[];
}

const ROW = /^\| ([^|]+) \| ([^|]+) \| (.*) \|$/;

export function parsePapers(text: string): Paper[] {
  const papers: Paper[] = [];
  for (const line of text.split("\n")) {
    if (line.startsWith("## ")) papers.push({ title: line.slice(3), claims: [] });
    const row = ROW.exec(line);
    if (!row || !papers.length || row[1] === "claim" || row[1]!.startsWith("---")) continue;
    papers.at(-1)!.claims.push(claim(row[1]!, row[2]!, row[3]!));
  }
  return papers.filter((paper) => paper.claims.length > 0);
}

function claim(name: string, verdict: string, what: string): Claim {
  const [statement, ...lines] = what
    .replace(/\\([|*<_])/g, "$1")
    .replace(/`/g, "")
    .split("<br>");
  const but = lines.find((line) => line.startsWith("But "));
  const position = but
    ? (/^But (?:in )?(.+?)(?:: | (?:=|leads to|is|has|the piece)(?: |$))/.exec(but)?.[1] ?? null)
    : null;
  // Ernst's boards that have names lie in a plane without an edge.
  const withs: Record<string, string> = /^[A-Z]+\d?\(\d+\)$/.test(position ?? "") ? { board: "open" } : {};
  return { name: name.trim(), verdict: verdict.trim(), statement: statement!, lines, position, withs };
}
