// The contract test of the tool update_ticket. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { updateTicket } from "../src/tools/update-ticket.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";
import {
  type UpdateTicketDeps,
  type UpdateTicketInput,
  updateTicketSpec,
} from "../src/toolspec/update-ticket.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { id: 1, subject: "text" };

await test("update_ticket handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as UpdateTicketDeps;
  const handler = updateTicket(deps);
  try {
    await updateTicketSpec.call(handler, accepted as UpdateTicketInput);
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("update_ticket rejects invalid JSON", () => {
  const parse = () => updateTicketSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
