// The contract test of the tool create_ticket. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createTicket } from "../src/tools/create-ticket.js";
import { createTicketSpec } from "../src/toolspec/create-ticket.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("create_ticket has an implementation", () => {
  assert.equal(typeof createTicket, "function");
});

await test("create_ticket rejects invalid JSON", () => {
  const parse = () => createTicketSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("create_ticket works");
