// The contract test of the tool merge_tickets. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { mergeTickets } from "../src/tools/merge-tickets.js";
import {
  type MergeTicketsDeps,
  type MergeTicketsInput,
  mergeTicketsSpec,
} from "../src/toolspec/merge-tickets.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { into: 1, from: [1] };

await test("merge_tickets handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as MergeTicketsDeps;
  const handler = mergeTickets(deps);
  try {
    await mergeTicketsSpec.call(handler, accepted as MergeTicketsInput);
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("merge_tickets rejects invalid JSON", () => {
  const parse = () => mergeTicketsSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
