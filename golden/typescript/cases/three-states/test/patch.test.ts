// Contract of the tool patch. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { patch } from "../src/tools/patch.js";
import { patchSpec } from "../src/toolspec/patch.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("patch has an implementation", () => {
  assert.equal(typeof patch, "function");
});

await test("patch refuses what is no JSON", () => {
  const refused = () => patchSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("patch does its work");
