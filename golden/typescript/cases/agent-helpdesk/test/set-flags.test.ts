// Contract of the tool set_flags. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setFlags } from "../src/tools/set-flags.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { setFlagsSpec } from "../src/toolspec/set-flags.js";

await test("set_flags has an implementation", () => {
  assert.equal(typeof setFlags, "function");
});

await test("set_flags refuses what is no JSON", () => {
  const refused = () => setFlagsSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("set_flags does its work");
