// The contract test of the tool archive. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { archive } from "../src/tools/archive.js";
import { archiveSpec } from "../src/toolspec/archive.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("archive has an implementation", () => {
  assert.equal(typeof archive, "function");
});

await test("archive rejects invalid JSON", () => {
  const parse = () => archiveSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
