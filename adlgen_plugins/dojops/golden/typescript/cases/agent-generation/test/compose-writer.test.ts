// The contract test of the tool compose-writer. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { composeWriter } from "../src/tools/compose-writer.js";
import { composeWriterSpec } from "../src/toolspec/compose-writer.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("compose-writer has an implementation", () => {
  assert.equal(typeof composeWriter, "function");
});

await test("compose-writer rejects invalid JSON", () => {
  const parse = () => composeWriterSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
