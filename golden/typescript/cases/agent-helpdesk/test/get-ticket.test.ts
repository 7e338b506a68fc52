// The contract test of the tool get_ticket. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { getTicket } from "../src/tools/get-ticket.js";
import {
  type GetTicketDeps,
  type GetTicketInput,
  getTicketSpec,
} from "../src/toolspec/get-ticket.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { id: 1 };

await test("get_ticket handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as GetTicketDeps;
  const handler = getTicket(deps);
  try {
    await getTicketSpec.call(handler, accepted as GetTicketInput);
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("get_ticket rejects invalid JSON", () => {
  const parse = () => getTicketSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
