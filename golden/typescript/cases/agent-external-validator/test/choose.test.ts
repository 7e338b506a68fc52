// The contract test of the tool choose. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { choose } from "../src/tools/choose.js";
import {
  type ChooseDeps,
  type ChooseInput,
  chooseSpec,
} from "../src/toolspec/choose.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { name: "" };

await test("choose handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as ChooseDeps;
  const handler = choose(deps);
  try {
    await chooseSpec.call(handler, accepted as ChooseInput);
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("choose rejects invalid JSON", () => {
  const parse = () => chooseSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
