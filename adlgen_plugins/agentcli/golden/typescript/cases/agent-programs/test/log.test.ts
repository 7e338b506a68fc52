// The contract test of the tool log. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { log } from "../src/tools/log.js";
import { logSpec } from "../src/toolspec/log.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("log has an implementation", () => {
  assert.equal(typeof log, "function");
});

await test("log rejects invalid JSON", () => {
  const parse = () => logSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
