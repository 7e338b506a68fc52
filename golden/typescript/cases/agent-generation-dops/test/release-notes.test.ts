// Contract of the tool release-notes. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { releaseNotes } from "../src/tools/release-notes.js";
import { releaseNotesSpec } from "../src/toolspec/release-notes.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("release-notes has an implementation", () => {
  assert.equal(typeof releaseNotes, "function");
});

await test("release-notes refuses what is no JSON", () => {
  const refused = () => releaseNotesSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("release-notes does its work");
