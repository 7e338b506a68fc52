// Contract of the tool apply_patch. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { applyPatch } from "../src/tools/apply-patch.js";
import { applyPatchSpec } from "../src/toolspec/apply-patch.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("apply_patch has an implementation", () => {
  assert.equal(typeof applyPatch, "function");
});

await test("apply_patch refuses what is no JSON", () => {
  const refused = () => applyPatchSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("apply_patch does its work");
