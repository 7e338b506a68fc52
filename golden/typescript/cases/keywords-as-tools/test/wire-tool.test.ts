// The contract test of the tool wire. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { wire } from "../src/tools/wire-tool.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { wireSpec } from "../src/toolspec/wire-tool.js";

await test("wire has an implementation", () => {
  assert.equal(typeof wire, "function");
});

await test("wire rejects invalid JSON", () => {
  const parse = () => wireSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("wire works");
