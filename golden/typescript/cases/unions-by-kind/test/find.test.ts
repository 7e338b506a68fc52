// Contract of the tool find. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { find } from "../src/tools/find.js";
import { findSpec } from "../src/toolspec/find.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("find has an implementation", () => {
  assert.equal(typeof find, "function");
});

await test("find refuses what is no JSON", () => {
  const refused = () => findSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("find does its work");
