// The contract test of the tool open-folder. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openFolder } from "../src/tools/open-folder.js";
import { openFolderSpec } from "../src/toolspec/open-folder.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("open-folder has an implementation", () => {
  assert.equal(typeof openFolder, "function");
});

await test("open-folder rejects invalid JSON", () => {
  const parse = () => openFolderSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
