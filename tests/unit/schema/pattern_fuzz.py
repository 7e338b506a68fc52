"""Compares compiled patterns with a JavaScript engine: random patterns and texts, until they disagree.

Run by hand for the long form: ``python tests/unit/schema/pattern_fuzz.py 20000 7`` (patterns, seed).
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
from dataclasses import dataclass

from adlgen.schema.patterns import PatternError, compile_pattern, search

_ENGINE = """
const lines = require("fs").readFileSync(0, "utf8").trim().split("\\n");
for (const line of lines) {
  const { pattern, texts } = JSON.parse(line);
  let answer = { unicode: null, plain: null };
  for (const [mode, flags] of [["unicode", "u"], ["plain", ""]]) {
    try {
      const expression = new RegExp(pattern, flags);
      answer[mode] = texts.map((text) => expression.test(text));
    } catch {}
  }
  console.log(JSON.stringify(answer));
}
"""
_ATOMS = [
    "a",
    "b",
    "c",
    "x",
    "0",
    "9",
    "_",
    "-",
    ".",
    "\\d",
    "\\D",
    "\\w",
    "\\W",
    "\\s",
    "\\S",
    "\\.",
    "\\-",
    "\\/",
    "\\\\",
    "\\n",
    "\\t",
    "é",
    "ß",
    "東",
    "😀",
    "\\u00e9",
    "\\u{1F600}",
    "\\ud83d\\ude00",
    "\\x41",
    "\\cA",
    "\\0",
    "\\p{L}",
    "\\P{L}",
    "\\p{Lu}",
    "\\p{Nd}",
    "\\p{Letter}",
    "\\p{gc=Ll}",
    "\\p{ASCII}",
    "]",
    "}",
    "{",
    "\\_",
    "\\@",
    "\\a",
    "\\1",
    "\\k",
    "\\p",
]
_IN_CLASS = [
    "a",
    "b",
    "c",
    "z",
    "A",
    "Z",
    "0",
    "9",
    "-",
    ".",
    "\\d",
    "\\w",
    "\\s",
    "\\-",
    "^",
    "\\]",
    "\\\\",
    "é",
    "東",
    "😀",
    "\\u00e9",
    "\\b",
    "\\p{L}",
    "\\P{Lu}",
    "[",
    "(",
    "|",
    "a-c",
    "0-9",
    "\\0-é",
]
_COUNTS = [
    "*",
    "+",
    "?",
    "{2}",
    "{0,2}",
    "{1,}",
    "{,2}",
    "{2,1}",
    "*?",
    "+?",
    "??",
    "{0}",
    "**",
    "++",
]
_ALPHABET = "aabbccxXA09_-. \n\té東😀\u2028/\\]{}\0\x01"


@dataclass(frozen=True, slots=True)
class Disagreement:
    """A pattern on which the two engines differ."""

    pattern: str
    text: str | None
    own: object
    reference: object


def make_pattern(source: random.Random, depth: int = 3) -> str:
    """Return a random pattern, valid more often than not."""
    parts = []
    for _ in range(source.choice([0, 1, 1, 2, 3])):
        kind = source.random()
        if kind < 0.45 or depth == 0:
            part = source.choice(_ATOMS)
        elif kind < 0.6:
            inside = "".join(source.choice(_IN_CLASS) for _ in range(source.randint(0, 4)))
            part = f"[{source.choice(['', '', '^'])}{inside}]"
        elif kind < 0.75:
            start = source.choice(
                ["(", "(?:", f"(?<n{source.randrange(10**6)}>", "(?i:", "(?P<n>"]
                if source.random() < 0.1
                else ["(", "(?:"]
            )
            part = f"{start}{make_pattern(source, depth - 1)})"
        elif kind < 0.85:
            start = source.choice(["(?=", "(?!", "(?<=", "(?<!"])
            part = f"{start}{make_pattern(source, depth - 1)})"
        elif kind < 0.93:
            part = source.choice(["^", "$", "\\b", "\\B"])
        else:
            part = make_pattern(source, depth - 1) + "|" + make_pattern(source, depth - 1)
        if source.random() < 0.3:
            part += source.choice(_COUNTS)
        parts.append(part)
    return "".join(parts)


def make_text(source: random.Random) -> str:
    """Return a random short text."""
    return "".join(source.choice(_ALPHABET) for _ in range(source.choice([0, 1, 1, 2, 3, 5, 9])))


def compare(count: int, seed: int) -> tuple[dict[str, int], list[Disagreement]]:
    """Compare so many random patterns; return statistics and what differed."""
    source = random.Random(seed)
    cases = [(make_pattern(source), [make_text(source) for _ in range(12)]) for _ in range(count)]
    given = "\n".join(json.dumps({"pattern": p, "texts": t}) for p, t in cases)
    command = ["node", "-e", _ENGINE]
    done = subprocess.run(command, input=given, capture_output=True, text=True, check=True)
    statistics = {"matches": 0, "refused": 0, "unsupported": 0, "tolerated": 0}
    found: list[Disagreement] = []
    for (pattern, texts), line in zip(cases, done.stdout.splitlines(), strict=True):
        found += _compare(pattern, texts, json.loads(line), statistics)
    return statistics, found


def _compare(
    pattern: str,
    texts: list[str],
    reference: dict[str, list[bool] | None],
    statistics: dict[str, int],
) -> list[Disagreement]:
    try:
        program = compile_pattern(pattern)
    except PatternError as error:
        statistics["unsupported" if error.unsupported else "refused"] += 1
        if reference["unicode"] is None or error.unsupported:
            return []
        return [Disagreement(pattern, None, error.message, "valid")]
    expected = reference["unicode"]
    if expected is None:
        statistics["tolerated"] += 1
        expected = reference["plain"]
        if any(escape in pattern.lower() for escape in ("\\p", "\\u")) or not pattern.isascii():
            return []  # without the flag the engine knows no properties and sees UTF-16 units
        if expected is None:
            return [Disagreement(pattern, None, "valid", "invalid")]
    plain = reference["plain"]
    statistics["matches"] += len(texts)
    return [
        Disagreement(pattern, text, own, wanted)
        for text, wanted in zip(texts, expected, strict=True)
        if (own := search(program, text)) != wanted
        and not _is_exempt(pattern, text, without_flag=expected is plain)
    ]


def _is_exempt(pattern: str, text: str, *, without_flag: bool) -> bool:
    """Whether the engine may differ: it looks between the two halves of a code point."""
    looks_around = "\\B" in pattern or "(?<" in pattern
    return (without_flag or looks_around) and max(text, default="") > "\uffff"


if __name__ == "__main__":
    numbers = [int(argument) for argument in sys.argv[1:]] or [20_000, 1]
    totals, differences = compare(numbers[0], numbers[1])
    for difference in differences[:30]:
        print(difference)
    print(totals, len(differences), "differences")
    sys.exit(bool(differences))
