// The contract test of the tool add_comment. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { addComment } from "../src/tools/add-comment.js";
import {
  type AddCommentArgs,
  type AddCommentDeps,
  addCommentSpec,
} from "../src/toolspec/add-comment.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { ticket_id: 1, text: "text" };

await test("add_comment handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as AddCommentDeps;
  const handler = addComment(deps);
  try {
    await addCommentSpec.call(handler, accepted as AddCommentArgs);
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("add_comment rejects invalid JSON", () => {
  const parse = () => addCommentSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
