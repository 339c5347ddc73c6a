// A value in the engine's notation as a tree of MathML elements.
//
//     {0,{0|-1}|-2}   +-1   3/4   1^*   v3   *2   Tiny(2)   ^<2>   ^[3]
//
// Only the way it looks is made here, sign by sign; what it says is the engine's text. A text that
// is no value comes out as it stands, so that nothing can be lost.

export interface MathNode {
  tag: "mrow" | "mn" | "mo" | "mi" | "mfrac" | "msub" | "msup" | "mtext";
  text?: string;
  children?: MathNode[];
  attributes?: Record<string, string>;
}

const TOKEN =
  /\d+\/\d+|\d+|\+-|\^\^|vv(?![A-Za-z])|\^|v(?![A-Za-z])|<\d+>|\|+|[{}()[\],*+\-=]|[A-Za-z_]+|\s+|./gu;

export function toMath(text: string): MathNode {
  const tokens = text.match(TOKEN) ?? [];
  const reader = new Reader(tokens);
  return { tag: "mrow", children: reader.run(null) };
}

const CLOSING: Record<string, string> = { "{": "}", "(": ")", "[": "]" };

function operator(text: string, attributes: Record<string, string> = {}): MathNode {
  return { tag: "mo", text, attributes };
}

const tight = { lspace: "0", rspace: "0", stretchy: "false" };

class Reader {
  private at = 0;
  constructor(private readonly tokens: string[]) {}

  run(end: string | null): MathNode[] {
    const nodes: MathNode[] = [];
    while (this.at < this.tokens.length) {
      const token = this.tokens[this.at]!;
      if (token === end) return nodes;
      this.at++;
      nodes.push(this.node(token, nodes.length === 0 || nodes.at(-1)!.attributes?.separates === "1"));
    }
    return nodes;
  }

  private node(token: string, isFirst: boolean): MathNode {
    if (token.includes("/") && token.length > 1) {
      const [above, below] = token.split("/");
      return {
        tag: "mfrac",
        children: [
          { tag: "mn", text: above! },
          { tag: "mn", text: below! },
        ],
      };
    }
    if (/^\d/.test(token)) return { tag: "mn", text: token };
    if (/^\|+$/.test(token)) return this.bars(token);
    if (token in CLOSING) return this.fenced(token);
    switch (token) {
      case ",":
        return operator(",", { separates: "1", lspace: "0", rspace: "0.22em" });
      case "+-":
        return operator("±", tight);
      case "-":
        return operator("−", isFirst ? tight : {});
      case "+":
        return operator("+", { lspace: "0.15em", rspace: "0.15em" });
      case "*":
        return operator("∗", tight);
      case "^^":
        return operator("⇑", tight);
      case "vv":
        return operator("⇓", tight);
      case "^":
      case "v":
        return this.arrow(token);
      case "Tiny":
      case "Miny":
        return this.tiny(token);
    }
    if (/^\s+$/.test(token)) return { tag: "mtext", text: " " };
    return { tag: /^[A-Za-z_]+$/.test(token) ? "mtext" : "mo", text: token, attributes: {} };
  }

  private bars(token: string): MathNode {
    // A double bar stretches as one sign; three and more stand beside each other.
    const text = token.length === 2 ? "‖" : "|".repeat(token.length);
    return operator(text, { separates: "1", lspace: "0.22em", rspace: "0.22em", stretchy: "true" });
  }

  private fenced(open: string): MathNode {
    const inside = this.run(CLOSING[open]!);
    const closes = this.tokens[this.at] === CLOSING[open];
    if (closes) this.at++;
    const children = [operator(open, { fence: "true", stretchy: "true", lspace: "0", rspace: "0" }), ...inside];
    if (closes)
      children.push(
        operator(CLOSING[open]!, { fence: "true", stretchy: "true", lspace: "0", rspace: "0" }),
      );
    return { tag: "mrow", children };
  }

  // ^<2> is the second up; ^[2] the sum of the first two.
  private arrow(token: string): MathNode {
    const base = operator(token === "^" ? "↑" : "↓", tight);
    const next = this.tokens[this.at] ?? "";
    if (/^<\d+>$/.test(next)) {
      this.at++;
      return this.indexed(token, base, next.slice(1, -1));
    }
    if (next === "[" && this.tokens[this.at + 2] === "]") {
      const order = this.tokens[this.at + 1]!;
      this.at += 3;
      return this.indexed(token, base, `[${order}]`);
    }
    return base;
  }

  private indexed(token: string, base: MathNode, order: string): MathNode {
    return { tag: token === "^" ? "msup" : "msub", children: [base, { tag: "mn", text: order }] };
  }

  private tiny(token: string): MathNode {
    const base = operator(token === "Tiny" ? "+" : "−", { ...tight, class: "bold" });
    if (this.tokens[this.at] !== "(") return { tag: "mtext", text: token };
    this.at++;
    const inside = this.run(")");
    this.at++;
    return { tag: "msub", children: [base, { tag: "mrow", children: inside }] };
  }
}

const SIGNS: [RegExp, string][] = [
  [/\+-/g, "±"],
  [/\^\^/g, "⇑"],
  [/vv(?![A-Za-z])/g, "⇓"],
  [/\^/g, "↑"],
  [/v(?![A-Za-z])/g, "↓"],
  [/-/g, "−"],
  [/\*/g, "∗"],
];

const SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉";

/// On one line, for marks on a board.
export function toSigns(text: string): string {
  const named = text.replace(/(Tiny|Miny)\((\d+)\)/g, (_, name: string, digits: string) => {
    const below = [...digits].map((digit) => SUBSCRIPTS[Number(digit)]).join("");
    return (name === "Tiny" ? "\u2795" : "\u2796") + below;
  });
  return SIGNS.reduce((signs, [from, to]) => signs.replace(from, to), named)
    .replace(/\u2795/g, "+")
    .replace(/\u2796/g, "−");
}
