// The contract test of the tool second. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { second } from "../src/tools/second.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { secondSpec } from "../src/toolspec/second.js";

await test("second has an implementation", () => {
  assert.equal(typeof second, "function");
});

await test("second rejects invalid JSON", () => {
  const parse = () => secondSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("second works");
