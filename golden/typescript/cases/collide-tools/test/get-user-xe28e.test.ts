// Contract of the tool getUser. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { getUser } from "../src/tools/get-user-xe28e.js";
import { getUserSpec } from "../src/toolspec/get-user-xe28e.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("getUser has an implementation", () => {
  assert.equal(typeof getUser, "function");
});

await test("getUser refuses what is no JSON", () => {
  const refused = () => getUserSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("getUser does its work");
