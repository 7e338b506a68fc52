// The contract test of the tool get_user. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { getUserXbf1e } from "../src/tools/get-user.js";
import { getUserXbf1eSpec } from "../src/toolspec/get-user.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("get_user has an implementation", () => {
  assert.equal(typeof getUserXbf1e, "function");
});

await test("get_user rejects invalid JSON", () => {
  const parse = () => getUserXbf1eSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("get_user works");
