// The contract test of the tool getUser. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { getUser } from "../src/tools/get-user-xe28e.js";
import { getUserSpec } from "../src/toolspec/get-user-xe28e.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("getUser has an implementation", () => {
  assert.equal(typeof getUser, "function");
});

await test("getUser rejects invalid JSON", () => {
  const parse = () => getUserSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("getUser works");
