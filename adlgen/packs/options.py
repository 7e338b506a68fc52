"""Values of a pack's options: defaults are filled in, and what options imply or require is set."""

from __future__ import annotations

import re
from collections.abc import Mapping

from adlgen.diagnostics.codes.packs import BAD_OPTION
from adlgen.diagnostics.model import Log
from adlgen.diagnostics.spelling import closest
from adlgen.plan.language import Language, Option


def complete_options(
    language: Language, given: Mapping[str, str], log: Log
) -> dict[str, str | bool]:
    """Return the options of a pack with defaults filled in; report invalid ones."""
    known = {o.name: o for o in language.options}
    out: dict[str, str | bool] = {o.name: o.default for o in language.options}
    for key, value in given.items():
        option = known.get(key)
        if option is None:
            guess = closest(key, known)
            hint = f"did you mean {guess!r}?" if guess else f"available options: {', '.join(known)}"
            log.add(BAD_OPTION, f"pack {language.name!r} has no option {key!r}", None, hint)
        else:
            out[key] = _value(option, value, log)
    for option in language.options:
        out |= {key: value for key, value in option.implied(out).items() if key not in given}
        if out[option.name] != option.default:
            for key, value in option.requires.items():
                if given.get(key, value) != value:
                    message = f"option {option.name!r} requires {key}={value}"
                    log.add(BAD_OPTION, message, None)
                out[key] = _value(known[key], value, log)
    return out


def _value(option: Option, value: str, log: Log) -> str | bool:
    """Return a value of an option; report an invalid one."""
    expected = ""
    if isinstance(option.default, bool):
        expected = "" if value in ("true", "false") else "'true' or 'false'"
    elif option.choices and value not in option.choices:
        expected = " or ".join(map(repr, option.choices))
    elif option.pattern and not re.fullmatch(option.pattern, value):
        expected = f"a value that matches {option.pattern}"
    if expected:
        message = f"invalid value {value!r} for option {option.name!r} (expected {expected})"
        log.add(BAD_OPTION, message, None)
        return option.default
    return value == "true" if isinstance(option.default, bool) else value
