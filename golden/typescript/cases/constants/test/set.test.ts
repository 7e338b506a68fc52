// The contract test of the tool set. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { set } from "../src/tools/set.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { setSpec } from "../src/toolspec/set.js";

await test("set has an implementation", () => {
  assert.equal(typeof set, "function");
});

await test("set rejects invalid JSON", () => {
  const parse = () => setSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("set works");
