// Contract of the tool untyped. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { untyped } from "../src/tools/untyped.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { untypedSpec } from "../src/toolspec/untyped.js";

await test("untyped has an implementation", () => {
  assert.equal(typeof untyped, "function");
});

await test("untyped refuses what is no JSON", () => {
  const refused = () => untypedSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("untyped does its work");
