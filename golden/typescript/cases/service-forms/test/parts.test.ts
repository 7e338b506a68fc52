// The contract test of the tool parts. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { parts } from "../src/tools/parts.js";
import { partsSpec } from "../src/toolspec/parts.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("parts has an implementation", () => {
  assert.equal(typeof parts, "function");
});

await test("parts rejects invalid JSON", () => {
  const parse = () => partsSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("parts works");
