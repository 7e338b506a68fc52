// Contract of the tool add_comment. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { addComment } from "../src/tools/add-comment.js";
import { addCommentSpec } from "../src/toolspec/add-comment.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("add_comment has an implementation", () => {
  assert.equal(typeof addComment, "function");
});

await test("add_comment refuses what is no JSON", () => {
  const refused = () => addCommentSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("add_comment does its work");
