// The contract test of the tool release-notes. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { releaseNotes } from "../src/tools/release-notes.js";
import { releaseNotesSpec } from "../src/toolspec/release-notes.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("release-notes has an implementation", () => {
  assert.equal(typeof releaseNotes, "function");
});

await test("release-notes rejects invalid JSON", () => {
  const parse = () => releaseNotesSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
