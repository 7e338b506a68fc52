// Contract of the tool archive. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { archive } from "../src/tools/archive.js";
import { archiveSpec } from "../src/toolspec/archive.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("archive has an implementation", () => {
  assert.equal(typeof archive, "function");
});

await test("archive refuses what is no JSON", () => {
  const refused = () => archiveSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("archive does its work");
