// The contract test of the tool schedule. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { schedule } from "../src/tools/schedule.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";
import {
  type ScheduleDeps,
  type ScheduleInput,
  scheduleSpec,
} from "../src/toolspec/schedule.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {
  when: { kind: "once", at: "2020-01-31T12:00:00Z" },
};

await test("schedule handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as ScheduleDeps;
  const handler = schedule(deps);
  try {
    await scheduleSpec.call(handler, accepted as ScheduleInput);
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("schedule rejects invalid JSON", () => {
  const parse = () => scheduleSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
