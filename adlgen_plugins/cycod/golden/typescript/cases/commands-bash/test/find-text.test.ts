// The contract test of the tool find-text. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { findText } from "../src/tools/find-text.js";
import { findTextSpec } from "../src/toolspec/find-text.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("find-text has an implementation", () => {
  assert.equal(typeof findText, "function");
});

await test("find-text rejects invalid JSON", () => {
  const parse = () => findTextSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
