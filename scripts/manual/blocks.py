"""How the manual shows what the calculator and the shell answer: a hook of mkdocs.

    ```upstar     lines `> query` and their answers
    ```console    lines `$ command` and what they print
    ```latex      right after an upstar block: its answers in LaTeX, one a line

Input and output become spans of different classes, which stylesheets/manual.css draws apart. A latex
block is set beside its upstar block, typeset (as MathML, which browsers draw without help) and as
source to copy. That all of this is what the program prints is checked by tests/docs.
"""

import html
import re

LINES = r"((?:(?!```).*\n)*)"  # of a block, up to the fence that ends it
PAIR = re.compile(rf"^```upstar\n{LINES}```\n\n```latex\n{LINES}```$", re.M)
SEPARATOR = "%% latex\n"


def on_config(config):
    config["mdx_configs"].setdefault("pymdownx.superfences", {})["custom_fences"] = [
        {"name": word, "class": word, "format": show}
        for word, show in (("upstar", session), ("console", session), ("typeset", typeset))
    ]
    return config


def on_page_markdown(markdown, **_):
    return PAIR.sub(lambda m: f"```typeset\n{m[1]}{SEPARATOR}{m[2]}```", markdown)


def exchanges(source, prompt):
    """The pairs (input, output) of a block, as tests/docs/document.cpp reads them."""
    found = []
    for line in source.splitlines():
        if line.startswith(prompt):
            found.append((line[len(prompt):], []))
        else:
            found[-1][1].append(line)
    return [(asked, "\n".join(answer)) for asked, answer in found]


def spans(prompt, asked, answer):
    mistake = re.match(r"upstar: |!!", answer)
    return (
        f'<span class="asked"><span class="prompt">{html.escape(prompt)}</span>{html.escape(asked)}\n</span>'
        + (f'<span class="{"mistake" if mistake else "answer"}">{html.escape(answer)}\n</span>' if answer else "")
    )


def session(source, language, *_, **__):
    prompt = "$ " if language == "console" else "> "
    body = "".join(spans(prompt, *exchange) for exchange in exchanges(source, prompt))
    return f'<div class="highlight session {language}"><pre><code>{body}</code></pre></div>'


def typeset(source, *_, **__):
    queries, _, latex = source.partition(SEPARATOR)
    rows = "".join(
        f'<pre class="exchange">{spans("> ", *exchange)}</pre>'
        f'<div class="set">{mathml(tex)}<code>{html.escape(tex)}</code></div>'
        for exchange, tex in zip(exchanges(queries, "> "), latex.splitlines())
    )
    return f'<div class="session typeset">{rows}</div>'


# The LaTeX that src/upstar/values/print.h writes, and no more of it.
TOKEN = re.compile(r"\\left\\\{|\\right\\\}|(?:\|\\!)+\||\\[A-Za-z]+ ?|\\.|\d+|[A-Za-z]+|\s+|.")
SIGNS = {
    "uparrow": "↑", "Uparrow": "⇑", "downarrow": "↓", "Downarrow": "⇓", "ast": "∗", "pm": "±", "infty": "∞",
}
BAR = '<mo stretchy="false" form="infix" lspace="0.25em" rspace="0.25em">{}</mo>'


def mathml(latex):
    """The value as MathML, or nothing where the text is not of a value."""
    tokens = [token.strip() for token in TOKEN.findall(latex) if token.strip()]
    try:
        body = row(tokens)
    except (KeyError, IndexError):
        return ""
    return f'<math display="inline">{body}</math>'


def row(tokens, end=None):
    parts = []
    while tokens and tokens[0] != end:
        token = tokens.pop(0)
        if token in ("_", "^"):
            tag = "msub" if token == "_" else "msup"
            parts.append(f"<{tag}>{parts.pop()}{argument(tokens)}</{tag}>")
        elif token == "\\,":
            continue
        else:
            parts.append(atom(token, tokens))
    if end is not None:
        tokens.pop(0)
    return "<mrow>" + "".join(parts) + "</mrow>"


def argument(tokens):
    token = tokens.pop(0)
    return row(tokens, "}") if token == "{" else atom(token, tokens)


def atom(token, tokens):
    if token == "\\left\\{":
        inside = row(tokens, "\\right\\}")
        return f'<mrow><mo lspace="0" rspace="0">{{</mo>{inside}<mo lspace="0" rspace="0">}}</mo></mrow>'
    if token == "{":
        return row(tokens, "}")
    if token == "\\frac":
        return f"<mfrac>{argument(tokens)}{argument(tokens)}</mfrac>"
    if token == "\\boldsymbol":
        return f'<mi mathvariant="normal" class="bold">{html.escape(tokens.pop(0))}</mi>'
    if token == "\\|":
        return BAR.format("‖")
    if token.startswith("|"):
        return BAR.format("|" * token.count("|"))
    if token in ("\\{", "\\}"):
        return f'<mo stretchy="false">{token[1]}</mo>'
    if token.startswith("\\"):
        return f"<mi>{SIGNS[token[1:]]}</mi>"
    if token.isdigit():
        return f"<mn>{token}</mn>"
    if token.isalpha():
        return f"<mtext>{token}</mtext>"
    return f'<mo stretchy="false">{html.escape("−" if token == "-" else token)}</mo>'
