"""Escapes of characters in string literals and documentation."""

from __future__ import annotations

# Escaped: control, format and bidi characters, unusual spaces, fillers, non-characters, tags. Fixed ranges, so that the output does not depend on a Unicode version.
HIDDEN = (
    "\x00-\x1f\x7f-\xa0\xad\u034f\u0600-\u0605\u061c\u06dd\u070f\u08e2\u115f\u1160\u1680\u17b4\u17b5"
    "\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ud800-\udfff\ufdd0-\ufdef"
    "\ufeff\uffa0\ufff0-\uffff\U000e0000-\U000e0fff"
    + "".join(
        f"{chr(plane + 0xFFFE)}{chr(plane + 0xFFFF)}" for plane in range(0x10000, 0x110000, 0x10000)
    )
)
DISPUTED = (
    "\u17a4\u17d8\U000101fd\U000102e0\U00010376-\U0001037a\U00010a01-\U00010a0f"
    "\U00010a38-\U00010a3f\U00010ae5\U00010ae6\U00010d24-\U00010d27\U00010d69-\U00010d6d"
    "\U00010eab\U00010eac\U00010efa-\U00010eff\U00010f46-\U00010f50\U00010f82-\U00010f85"
    "\U00011001\U00011038-\U00011046\U00011070-\U00011081\U000110b3-\U000110c2"
    "\U00011100-\U00011102\U00011127-\U00011134\U00011173-\U00011181\U000111b6-\U000111cf"
    "\U0001122f-\U00011241\U000112df-\U000112ea\U00011300\U00011301\U0001133b-\U00011374"
    "\U000113b8-\U000113e2\U00011438-\U00011446\U0001145e\U000114b0-\U000114c3"
    "\U000115af-\U000115c0\U000115dc\U000115dd\U00011633-\U00011640\U000116ab-\U000116b7"
    "\U0001171d-\U0001172b\U0001182f-\U0001183a\U00011930-\U00011943\U000119d4-\U000119e0"
    "\U00011a01-\U00011a0a\U00011a33-\U00011a5b\U00011a84-\U00011a99\U00011b60-\U00011b66"
    "\U00011c30-\U00011c3f\U00011c92-\U00011cb6\U00011d31-\U00011d47\U00011d90-\U00011d97"
    "\U00011ef3-\U00011f02\U00011f36-\U00011f42\U00011f5a\U00013440-\U00013455"
    "\U0001611e-\U0001612f\U00016af0-\U00016af4\U00016b30-\U00016b36\U00016f4f"
    "\U00016f8f-\U00016f92\U00016fe4-\U00016ff1\U0001bc9d-\U0001bca3\U0001cf00-\U0001cf46"
    "\U0001d165-\U0001d18b\U0001d1aa-\U0001d1ad\U0001d242-\U0001d244\U0001da00-\U0001da84"
    "\U0001da9b-\U0001daaf\U0001e000-\U0001e02a\U0001e08f\U0001e130-\U0001e136\U0001e2ae"
    "\U0001e2ec-\U0001e2ef\U0001e4ec-\U0001e4ef\U0001e5ee\U0001e5ef\U0001e6e3-\U0001e6f5"
    "\U0001e8d0-\U0001e8d6\U0001e944-\U0001e94a\U0001f3fb-\U0001f3ff"
)
"""The other characters whose width differs between formatters."""


def hexadecimal(char: str) -> str:
    """Escape a character by its code point."""
    if char <= "\xff":
        return f"\\x{ord(char):02x}"
    return f"\\u{ord(char):04x}" if char <= "\uffff" else f"\\U{ord(char):08x}"
