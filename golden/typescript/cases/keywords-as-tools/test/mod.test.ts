// The contract test of the tool mod. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { mod } from "../src/tools/mod.js";
import { modSpec } from "../src/toolspec/mod.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("mod has an implementation", () => {
  assert.equal(typeof mod, "function");
});

await test("mod rejects invalid JSON", () => {
  const parse = () => modSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("mod works");
