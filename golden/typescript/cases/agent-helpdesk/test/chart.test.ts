// The contract test of the tool chart. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { chart } from "../src/tools/chart.js";
import {
  type ChartArgs,
  type ChartDeps,
  chartSpec,
} from "../src/toolspec/chart.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { series: [{ label: "text", points: [] }] };

await test("chart handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as ChartDeps;
  const handler = chart(deps);
  try {
    await chartSpec.call(handler, accepted as ChartArgs);
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("chart rejects invalid JSON", () => {
  const parse = () => chartSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
