// The contract test of the tool close_ticket. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { closeTicket } from "../src/tools/close-ticket.js";
import {
  type CloseTicketDeps,
  type CloseTicketInput,
  closeTicketSpec,
} from "../src/toolspec/close-ticket.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { duplicate_of: 0, id: 0, reason: "duplicate" };

await test("close_ticket handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as CloseTicketDeps;
  const handler = closeTicket(deps);
  try {
    await closeTicketSpec.call(handler, accepted as CloseTicketInput);
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("close_ticket rejects invalid JSON", () => {
  const parse = () => closeTicketSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
