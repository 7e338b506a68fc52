// The contract test of the tool patch. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { patch } from "../src/tools/patch.js";
import { patchSpec } from "../src/toolspec/patch.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("patch has an implementation", () => {
  assert.equal(typeof patch, "function");
});

await test("patch rejects invalid JSON", () => {
  const parse = () => patchSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("patch works");
