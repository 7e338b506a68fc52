// The contract test of the tool none. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { none } from "../src/tools/none.js";
import { noneSpec } from "../src/toolspec/none.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("none has an implementation", () => {
  assert.equal(typeof none, "function");
});

await test("none rejects invalid JSON", () => {
  const parse = () => noneSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("none works");
