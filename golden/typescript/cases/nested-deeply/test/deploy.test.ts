// Contract of the tool deploy. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { deploy } from "../src/tools/deploy.js";
import { deploySpec } from "../src/toolspec/deploy.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("deploy has an implementation", () => {
  assert.equal(typeof deploy, "function");
});

await test("deploy refuses what is no JSON", () => {
  const refused = () => deploySpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("deploy does its work");
