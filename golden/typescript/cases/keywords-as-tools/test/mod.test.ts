// Contract of the tool mod. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { mod } from "../src/tools/mod.js";
import { modSpec } from "../src/toolspec/mod.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("mod has an implementation", () => {
  assert.equal(typeof mod, "function");
});

await test("mod refuses what is no JSON", () => {
  const refused = () => modSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("mod does its work");
