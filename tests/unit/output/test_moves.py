"""User-owned files of renamed tools: which paths belong together, and which words of their text change."""

from __future__ import annotations

import pytest

from adlgen.output.moves import Move, find_moves, follow, likely_moves
from adlgen.output.tree import RenderedFile, tree_of


def scaffold(path: str, tool: str, text: str = "") -> RenderedFile:
    return RenderedFile(path, text, "user", tool)


def test_files_belong_together_if_only_the_name_of_the_tool_differs() -> None:
    tree = tree_of(
        [
            scaffold("src/tools/place-order.ts", "place_order"),
            scaffold("test/place-order.test.ts", "place_order"),
            scaffold("src/tools/ping.ts", "ping"),
        ]
    )
    orphaned = ["src/tools/create-order.ts", "test/create-order.test.ts", "src/services/orders.ts"]
    (move,) = likely_moves(find_moves(tree, orphaned))
    assert (move.old, move.tool) == ("create-order", "place_order")
    assert move.paths == {
        "src/tools/place-order.ts": "src/tools/create-order.ts",
        "test/place-order.test.ts": "test/create-order.test.ts",
    }


def test_several_renamed_tools_are_paired_by_similarity() -> None:
    tree = tree_of(
        [scaffold("t/list_all_ships.py", "list_all_ships"), scaffold("t/ping2.py", "ping2")]
    )
    moves = likely_moves(find_moves(tree, ["t/ping.py", "t/list_ships.py"]))
    assert {(move.old, move.tool) for move in moves} == {
        ("ping", "ping2"),
        ("list_ships", "list_all_ships"),
    }


def test_names_without_similarity_are_not_paired_if_there_are_several() -> None:
    tree = tree_of([scaffold("t/alpha.py", "alpha"), scaffold("t/beta.py", "beta")])
    assert likely_moves(find_moves(tree, ["t/query.py", "t/score.py"])) == ()


EMITTED = """\
import type { PlaceOrderFactory, HTTPPlaceOrderInput } from "../toolspec/place-order.js";
export const placeOrder = TestPlaceOrder(PLACE_ORDER, place_order_spec, replaceOrder);
"""


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('from "../toolspec/create-order.js"', 'from "../toolspec/place-order.js"'),
        ("const createOrder: CreateOrderFactory", "const placeOrder: PlaceOrderFactory"),
        ("CREATE_ORDER + create_order_spec", "PLACE_ORDER + place_order_spec"),
        ("func TestCreateOrder(t)", "func TestPlaceOrder(t)"),
        ("HTTPCreateOrderInput", "HTTPPlaceOrderInput"),
        # own words of the user
        ("createOrderOfMine", "createOrderOfMine"),
        ("recreateOrder()", "recreateOrder()"),
        ("// create an order", "// create an order"),
        ("my_create_order", "my_create_order"),
        ("createorder", "createorder"),
    ],
)
def test_only_identifiers_that_adlgen_named_after_the_tool_are_renamed(
    before: str, after: str
) -> None:
    file = scaffold("src/tools/place-order.ts", "place_order", EMITTED)
    assert follow(before, Move("create-order", "place_order", {}), tree_of([file])) == after
