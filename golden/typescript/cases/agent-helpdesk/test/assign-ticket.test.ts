// The contract test of the tool assign_ticket. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assignTicket } from "../src/tools/assign-ticket.js";
import {
  type AssignTicketArgs,
  type AssignTicketDeps,
  assignTicketSpec,
} from "../src/toolspec/assign-ticket.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { ticket_id: 1, assignee: { person: "text" } };

await test("assign_ticket handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as AssignTicketDeps;
  const handler = assignTicket(deps);
  try {
    await assignTicketSpec.call(handler, accepted as AssignTicketArgs);
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("assign_ticket rejects invalid JSON", () => {
  const parse = () => assignTicketSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
