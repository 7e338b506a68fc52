// Contract of the tool tree. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { tree } from "../src/tools/tree.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { treeSpec } from "../src/toolspec/tree.js";

await test("tree has an implementation", () => {
  assert.equal(typeof tree, "function");
});

await test("tree refuses what is no JSON", () => {
  const refused = () => treeSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("tree does its work");
