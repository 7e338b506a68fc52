// The contract test of the tool con. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { con } from "../src/tools/con-tool.js";
import { conSpec } from "../src/toolspec/con-tool.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("con has an implementation", () => {
  assert.equal(typeof con, "function");
});

await test("con rejects invalid JSON", () => {
  const parse = () => conSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("con works");
