// The contract test of the tool constructor. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { constructor } from "../src/tools/constructor.js";
import {
  type ConstructorDeps,
  type ConstructorInput,
  constructorSpec,
} from "../src/toolspec/constructor.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("constructor handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as ConstructorDeps;
  const handler = constructor(deps);
  try {
    await constructorSpec.call(handler, accepted as ConstructorInput);
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("constructor rejects invalid JSON", () => {
  const parse = () => constructorSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
