// The contract test of the tool apply_patch. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { applyPatch } from "../src/tools/apply-patch.js";
import { applyPatchSpec } from "../src/toolspec/apply-patch.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("apply_patch has an implementation", () => {
  assert.equal(typeof applyPatch, "function");
});

await test("apply_patch rejects invalid JSON", () => {
  const parse = () => applyPatchSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("apply_patch works");
