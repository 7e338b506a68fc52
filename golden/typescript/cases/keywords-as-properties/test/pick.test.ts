// Contract of the tool pick. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pick } from "../src/tools/pick.js";
import { pickSpec } from "../src/toolspec/pick.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("pick has an implementation", () => {
  assert.equal(typeof pick, "function");
});

await test("pick refuses what is no JSON", () => {
  const refused = () => pickSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("pick does its work");
