"""Parts of statements, laid out as black leaves them; templates print the rest."""

from __future__ import annotations

from collections.abc import Iterable

from adlgen.naming.code import Code
from adlgen.packs import Struct
from adlgen.packs.view import View

from .layout import (
    WIDTH,
    Comprehension,
    Either,
    Expr,
    Group,
    Leaf,
    call,
    flat,
    flat_within,
    inside,
    lay,
    measurable,
)
from .widths import width, without_marks


def expression(head: str, expr: Expr, indent: int = 0) -> Code:
    """Lay out the expression that ends a statement after ``head``."""
    return _rest(f"{' ' * indent}{head}", expr, indent)


def item(owner: str, key: Code, expr: Expr, indent: int) -> tuple[Code, Code]:
    """Lay out key and value of ``owner[key] = value``."""
    margin = " " * indent
    head = f"{margin}{owner}[{key}] = "
    start = expr.open if isinstance(expr, Group | Comprehension) else "("
    if width(head + flat(expr)) <= WIDTH:
        return key, flat(expr)
    key = without_marks(key)
    head = f"{owner}[{key}] = "
    if width(f"{margin}{head}(") <= WIDTH or width(margin + head + start) <= WIDTH:
        return key, expression(head, expr, indent)
    return Code(f"\n{margin}    {key}\n{margin}"), expression("] = ", expr, indent)


def arguments(head: str, parts: Iterable[Expr], indent: int) -> Code:
    """Lay out the arguments of a call that ends a statement; ``head`` precedes the bracket."""
    return Code(expression(head, call("", parts), indent)[1:-1])


class Annotation(Struct):
    """Type and default of ``name: type = default``, laid out."""

    type: Code
    default: Code = Code("")
    """Empty if there is none."""


def annotation(name: Code, type_: Expr, default: Expr | None, indent: int = 4) -> Annotation:
    """Lay out ``name: type = default`` in a module or a class body."""
    head = f"{' ' * indent}{name}: "
    shown = flat(type_)
    if default is None:
        if width(head) + width(shown) <= WIDTH:
            return Annotation(shown)
    elif width(head) + width(shown) + len(" = ") + width(value := flat(default)) <= WIDTH:
        return Annotation(shown, value)
    type_ = measurable(type_)
    start = f"{head}{flat(type_)} = "
    if default is not None and width(f"{start}(") <= WIDTH:
        opens = isinstance(default, Group | Comprehension | Either)
        if opens or _fits_alone(default, indent) or not _is_text(default):
            return Annotation(flat(type_), _rest(start, default, indent))
    if default is None and isinstance(type_, Leaf) and not _fits_alone(type_, indent):
        return Annotation(type_.code)
    lines = _opened_type(head, type_, indent)
    opened = Code("\n".join(lines)[len(head) :])
    if default is None:
        return Annotation(opened)
    crowded = width(lines[0]) > WIDTH
    if isinstance(default, Group) and default.parts and (crowded or isinstance(type_, Group)):
        return Annotation(opened, _joined([default.open, *_opened(default, indent)]))
    if isinstance(default, Either) and crowded:
        first, *rest = lay(default, indent + 4, indent + 4, 0)
        margin = " " * indent
        return Annotation(opened, _joined(["(", f"{margin}    {first}", *rest, f"{margin})"]))
    return Annotation(opened, _rest(f"{lines[-1]} = ", default, indent))


def _rest(head: str, expr: Expr, indent: int) -> Code:
    return Code("\n".join(_assigned(head, expr, indent))[len(head) :])


def _joined(lines: Iterable[str]) -> Code:
    return Code("\n".join(lines))


def _opened_type(head: str, type_: Expr, indent: int) -> list[str]:
    """Lay out a type that does not fit: break its bracket, or parenthesize it."""
    margin = " " * indent
    if isinstance(type_, Group) and type_.parts:
        return [head + type_.open, *_opened(type_, indent)]
    first, *rest = lay(type_, indent + 4, indent + 4, 0)
    return [f"{head}(", f"{margin}    {first}", *rest, f"{margin})"]


def _assigned(head: str, expr: Expr, indent: int) -> list[str]:
    """Lay out an expression after ``head``; parenthesize one without a bracket to break."""
    line = flat_within(expr, WIDTH - width(head))
    if line is not None and width(head + line) <= WIDTH:
        return [head + line]
    disputed = line is not None
    expr = measurable(expr) if disputed or isinstance(expr, Leaf | Either) else expr
    match expr:
        case Leaf():
            wrap = _fits_alone(expr, indent) or "." in expr.code or " = " in head
            wrap = wrap and not (_is_text(expr) and not _fits_alone(expr, indent))
        case Group(start, parts) if parts:
            wrap = width(head + start) > WIDTH >= indent + 4 + width(start)
        case Comprehension(start):
            wrap = width(head + start) > WIDTH
        case _:
            wrap = True
    if wrap and head.endswith((" = ", "return ")) and width(head) < WIDTH:
        first, *rest = lay(expr, indent + 4, indent + 4, 0)
        margin = " " * indent
        return [f"{head}(", f"{margin}    {first}", *rest, f"{margin})"]
    first, *rest = lay(expr, indent, width(head), 0)
    return [head + first, *rest]


def _is_text(expr: Expr) -> bool:
    return isinstance(expr, Leaf) and expr.is_text()


def _fits_alone(expr: Expr, indent: int) -> bool:
    return indent + 4 + width(flat(expr)) <= WIDTH


def _opened(group: Group, indent: int) -> list[str]:
    """Return the lines of an opened bracket after its first one."""
    parts = inside(group.parts, indent + 4, comma=group.comma)
    return [*parts, " " * indent + group.close]


def condition(expr: Expr, indent: int) -> Code:
    """Lay out the condition between ``if`` and the colon."""
    head = f"{' ' * indent}if "
    if isinstance(expr, Group) and expr.open[0] == "(" and width(head + expr.open) > WIDTH:
        return _guarded(expr, indent)
    return _joined(lay(expr, indent, len(head), 1))


def _guarded(expr: Group, indent: int) -> Code:
    """Lay out ``(a or b) and call(...)``: black breaks the first bracket first."""
    guard, _, called = expr.open[1:].rpartition(") and ")
    margin = " " * indent
    inner = f"{margin}    {guard}"
    if width(inner) > WIDTH:
        inner = inner.replace(" or ", f"\n{margin}    or ")
    rest = Group(Code(f") and {called}"), expr.parts, expr.close)
    first, *more = lay(rest, indent, indent, 1)
    return _joined(["(", inner, margin + first, *more])


def present(value: Code, absent: str, indent: int) -> Code:
    """Lay out the condition ``value is not absent``."""
    margin = " " * indent
    whole = f"{value} is not {absent}"
    if width(f"{margin}if {whole}:") <= WIDTH:
        return Code(whole)
    inner = f"{margin}    {whole}"
    if width(inner) > WIDTH:
        inner = f"{margin}    {value}\n{margin}    is not {absent}"
    return Code(f"(\n{inner}\n{margin})")


CLASS, DEF, ASYNC_DEF = 6, 4, 10
"""The widths of keywords, including the space after them."""


def class_fits(name: Code, base: Code) -> bool:
    """Report whether the first line of a class with one base fits."""
    return CLASS + width(f"{name}({base}):") <= WIDTH


def signature(
    name: Code | str,
    parts: Iterable[Expr],
    returns: Code | str,
    indent: int,
    before: int = DEF,
    tail: str = ":",
) -> View:
    """Lay out the parameters of a function and the type that it returns.

    ``before`` counts the columns of the keywords before the name. The view has ``is_flat`` if all of it
    fits on one line, else ``is_folded`` if the parameters fit on one line.
    """
    texts = [flat(part) for part in parts]
    line = ", ".join(texts)
    margin = " " * indent
    is_flat = indent + before + width(f"{name}({line}) -> {returns}{tail}") <= WIDTH
    is_folded = not is_flat and len(texts) > 1 and indent + 4 + width(line) <= WIDTH
    if not is_flat:
        rows = [line] if is_folded else [f"{text}," for text in texts]
        line = "".join(f"\n{margin}    {row}" for row in rows) + f"\n{margin}"
        if width(f"{margin}) -> {returns}{tail}") > WIDTH >= indent + 4 + width(returns):
            returns = f"(\n{margin}    {returns}\n{margin})"
    return View(is_flat=is_flat, is_folded=is_folded, parameters=Code(line), returns=Code(returns))
