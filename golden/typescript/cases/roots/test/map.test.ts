// Contract of the tool map. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { map } from "../src/tools/map.js";
import { mapSpec } from "../src/toolspec/map.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("map has an implementation", () => {
  assert.equal(typeof map, "function");
});

await test("map refuses what is no JSON", () => {
  const refused = () => mapSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("map does its work");
