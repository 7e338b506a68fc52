// The contract test of the tool deploy. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { deploy } from "../src/tools/deploy.js";
import { deploySpec } from "../src/toolspec/deploy.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("deploy has an implementation", () => {
  assert.equal(typeof deploy, "function");
});

await test("deploy rejects invalid JSON", () => {
  const parse = () => deploySpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("deploy works");
