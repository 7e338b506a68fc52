// The contract test of the tool set_flags. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setFlags } from "../src/tools/set-flags.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { setFlagsSpec } from "../src/toolspec/set-flags.js";

await test("set_flags has an implementation", () => {
  assert.equal(typeof setFlags, "function");
});

await test("set_flags rejects invalid JSON", () => {
  const parse = () => setFlagsSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
