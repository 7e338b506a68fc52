// The contract test of the tool reverse_text. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { reverseText } from "../src/tools/reverse-text.js";
import {
  type ReverseTextDeps,
  type ReverseTextInput,
  reverseTextSpec,
} from "../src/toolspec/reverse-text.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { text: "text" };

await test("reverse_text handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as ReverseTextDeps;
  const handler = reverseText(deps);
  try {
    await reverseTextSpec.call(handler, accepted as ReverseTextInput);
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("reverse_text rejects invalid JSON", () => {
  const parse = () => reverseTextSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
