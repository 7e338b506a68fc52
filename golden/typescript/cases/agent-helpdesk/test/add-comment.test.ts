// The contract test of the tool add_comment. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { addComment } from "../src/tools/add-comment.js";
import { addCommentSpec } from "../src/toolspec/add-comment.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("add_comment has an implementation", () => {
  assert.equal(typeof addComment, "function");
});

await test("add_comment rejects invalid JSON", () => {
  const parse = () => addCommentSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("add_comment works");
