// Contract of the tool open-folder. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openFolder } from "../src/tools/open-folder.js";
import { openFolderSpec } from "../src/toolspec/open-folder.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("open-folder has an implementation", () => {
  assert.equal(typeof openFolder, "function");
});

await test("open-folder refuses what is no JSON", () => {
  const refused = () => openFolderSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("open-folder does its work");
