// The contract test of the tool summarise. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { summarise } from "../src/tools/summarise.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { summariseSpec } from "../src/toolspec/summarise.js";

await test("summarise has an implementation", () => {
  assert.equal(typeof summarise, "function");
});

await test("summarise rejects invalid JSON", () => {
  const parse = () => summariseSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("summarise works");
