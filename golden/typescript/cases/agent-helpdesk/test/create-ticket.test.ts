// The contract test of the tool create_ticket. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createTicket } from "../src/tools/create-ticket.js";
import {
  type CreateTicketArgs,
  type CreateTicketDeps,
  createTicketSpec,
} from "../src/toolspec/create-ticket.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {
  customer_id: "text",
  subject: "text",
  body: "text",
};

await test("create_ticket handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as CreateTicketDeps;
  const handler = createTicket(deps);
  try {
    await createTicketSpec.call(handler, accepted as CreateTicketArgs);
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("create_ticket rejects invalid JSON", () => {
  const parse = () => createTicketSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
