// The contract test of the tool refers. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { refers } from "../src/tools/refers.js";
import { refersSpec } from "../src/toolspec/refers.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("refers has an implementation", () => {
  assert.equal(typeof refers, "function");
});

await test("refers rejects invalid JSON", () => {
  const parse = () => refersSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("refers works");
