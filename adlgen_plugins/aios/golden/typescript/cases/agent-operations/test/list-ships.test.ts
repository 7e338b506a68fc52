// The contract test of the tool list_ships. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { listShips } from "../src/tools/list-ships.js";
import { listShipsSpec } from "../src/toolspec/list-ships.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("list_ships has an implementation", () => {
  assert.equal(typeof listShips, "function");
});

await test("list_ships rejects invalid JSON", () => {
  const parse = () => listShipsSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
