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

test("whatever is said of a position stands behind it", () => {
  const of = (name: string) => papers.flatMap((paper) => paper.claims).find((claim) => claim.name === name)!;
  expect(of("KO-1").position).toBe("oxo.ox");
  expect(of("DB-1.3b").position).toBe("ground-A:6,A@4,2*chain:3");
  expect(of("DB-1.6").position).toBe("A@4 A-B:13 B@4 B-g:3");
});

test("boards that have names lie in an open plane", () => {
  const claims = papers[1]!.claims;
  const named = claims.find((claim) => claim.name === "KO-8")!;
  expect([named.position, named.withs]).toEqual(["LT2(4)", { board: "open" }]);
  expect(claims.find((claim) => claim.name === "KO-3c")!.withs).toEqual({});
});
