// Contract of the tool list_ships. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { listShips } from "../src/tools/list-ships.js";
import { listShipsSpec } from "../src/toolspec/list-ships.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("list_ships has an implementation", () => {
  assert.equal(typeof listShips, "function");
});

await test("list_ships refuses what is no JSON", () => {
  const refused = () => listShipsSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("list_ships does its work");
