// The contract test of the tool save. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { save } from "../src/tools/save.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { saveSpec } from "../src/toolspec/save.js";

await test("save has an implementation", () => {
  assert.equal(typeof save, "function");
});

await test("save rejects invalid JSON", () => {
  const parse = () => saveSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("save works");
