// The contract test of the tool free. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { free } from "../src/tools/free.js";
import { freeSpec } from "../src/toolspec/free.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("free has an implementation", () => {
  assert.equal(typeof free, "function");
});

await test("free rejects invalid JSON", () => {
  const parse = () => freeSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
