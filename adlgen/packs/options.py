"""Values of a pack's options: defaults are filled in, and what options imply or require is set."""

from __future__ import annotations

import re
from collections.abc import Mapping

from adlgen.diagnostics.codes.packs import BAD_OPTION
from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Log
from adlgen.diagnostics.spelling import closest
from adlgen.plan.language import NOTHING, Language, Option


def complete_options(
    language: Language, given: Mapping[str, str], log: Log, *, is_written: bool = False
) -> dict[str, str | bool]:
    """Return the options of a pack with defaults filled in; report invalid ones.

    ``is_written`` is whether people write the specification, which has other defaults; with ``layout=single`` no file may depend
    on it, and no default does.
    """
    is_written = is_written and given.get("layout") != "single"
    known = {o.name: o for o in language.options}
    out: dict[str, str | bool] = {
        o.name: (is_written and o.written) or o.default for o in language.options
    }
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
                    hint = f"leave out {key!r} or {option.name!r}"
                    log.add(BAD_OPTION, message, None, hint)
                out[key] = _value(known[key], value, log)
    return out


def _value(option: Option, value: str, log: Log) -> str | bool:
    """Return a value of an option; report an invalid one."""
    if option.many:
        return _several(option, value, log)
    expected = ""
    if isinstance(option.default, bool):
        expected = "" if value in ("true", "false") else "'true' or 'false'"
    elif option.choices and value not in option.choices:
        expected = " or ".join(map(repr, option.choices))
    elif option.pattern and not re.fullmatch(option.pattern, value):
        expected = f"a value that matches {option.pattern}"
    if expected:
        message = f"invalid value {value!r} for option {option.name!r} (expected {expected})"
        former = (choice for choice in option.choices if value.startswith(f"{choice}-"))
        guess = closest(value, option.choices) or next(former, None)
        log.add(BAD_OPTION, message, None, f"did you mean {guess!r}?" if guess else None)
        return option.default
    return value == "true" if isinstance(option.default, bool) else value


def _several(option: Option, value: str, log: Log) -> str:
    """Return a list of values as it is recorded; report invalid ones."""
    single, entries = replace(option, many=False), option.entries(value)
    for entry in entries:
        _value(single, entry, log)
    if len(entries) > 1 and NOTHING in entries:
        message = f"option {option.name!r} has {NOTHING!r} next to other values"
        log.add(BAD_OPTION, message, None)
    return ",".join(entries)


def recorded_options(language: Language, given: Mapping[str, str]) -> dict[str, str]:
    """Return options as they are recorded: equal lists of values, in whichever order they are given, are equal texts."""
    lists = {option.name: option for option in language.options if option.many}
    return {
        key: ",".join(lists[key].entries(value)) if key in lists else value
        for key, value in given.items()
    }
