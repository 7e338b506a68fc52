// The contract test of the tool translate. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { translate } from "../src/tools/translate.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";
import {
  type TranslateDeps,
  type TranslateInput,
  translateSpec,
} from "../src/toolspec/translate.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { text: "text", to: "en" };

await test("translate handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as TranslateDeps;
  const handler = translate(deps);
  try {
    await translateSpec.call(handler, accepted as TranslateInput);
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("translate rejects invalid JSON", () => {
  const parse = () => translateSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
