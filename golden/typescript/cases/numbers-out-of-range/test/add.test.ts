// The contract test of the tool add. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { add } from "../src/tools/add.js";
import { addSpec } from "../src/toolspec/add.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("add has an implementation", () => {
  assert.equal(typeof add, "function");
});

await test("add rejects invalid JSON", () => {
  const parse = () => addSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("add works");
