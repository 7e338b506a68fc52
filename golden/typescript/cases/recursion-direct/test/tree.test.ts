// The contract test of the tool tree. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { tree } from "../src/tools/tree.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { treeSpec } from "../src/toolspec/tree.js";

await test("tree has an implementation", () => {
  assert.equal(typeof tree, "function");
});

await test("tree rejects invalid JSON", () => {
  const parse = () => treeSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("tree works");
