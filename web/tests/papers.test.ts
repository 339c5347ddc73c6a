import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parsePapers } from "../src/state/papers";

const papers = parsePapers(readFileSync(new URL("../../docs/papers.md", import.meta.url), "utf8"));

test("all four papers are read, with their claims", () => {
  expect(papers).toHaveLength(4);
  for (const paper of papers) expect(paper.claims.length).toBeGreaterThan(5);
});

test("a counterexample gives its position", () => {
  const claims = papers[0]!.claims;
  const of = (name: string) => claims.find((claim) => claim.name === name)!;
  expect(of("TF-1").verdict).toBe("corrected");
  expect(of("TF-1").position).toBe(".T");
  expect(of("TF-9").position).toBe("T.TF.F .^7");
  expect(of("TF-2").position).toBeNull();
});
