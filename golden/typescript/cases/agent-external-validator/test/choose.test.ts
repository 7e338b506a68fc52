// The contract test of the tool choose. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { choose } from "../src/tools/choose.js";
import { chooseSpec } from "../src/toolspec/choose.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("choose has an implementation", () => {
  assert.equal(typeof choose, "function");
});

await test("choose rejects invalid JSON", () => {
  const parse = () => chooseSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("choose works");
