// The contract test of the tool add_numbers. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { addNumbers } from "../src/tools/add-numbers.js";
import {
  type AddNumbersDeps,
  type AddNumbersInput,
  addNumbersSpec,
} from "../src/toolspec/add-numbers.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { numbers: [] };

await test("add_numbers handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as AddNumbersDeps;
  const handler = addNumbers(deps);
  try {
    await addNumbersSpec.call(handler, accepted as AddNumbersInput);
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("add_numbers rejects invalid JSON", () => {
  const parse = () => addNumbersSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
