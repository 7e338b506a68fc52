// The contract test of the tool map. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { map } from "../src/tools/map.js";
import { mapSpec } from "../src/toolspec/map.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("map has an implementation", () => {
  assert.equal(typeof map, "function");
});

await test("map rejects invalid JSON", () => {
  const parse = () => mapSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("map works");
