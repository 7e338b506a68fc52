// The contract test of the tool score. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { score } from "../src/tools/score.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";
import {
  type ScoreDeps,
  type ScoreInput,
  scoreSpec,
} from "../src/toolspec/score.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { scores: { key1: 1 } };

await test("score handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as ScoreDeps;
  const handler = score(deps);
  try {
    await scoreSpec.call(handler, accepted as ScoreInput);
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("score rejects invalid JSON", () => {
  const parse = () => scoreSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
