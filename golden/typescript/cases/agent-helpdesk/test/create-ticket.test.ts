// Contract of the tool create_ticket. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createTicket } from "../src/tools/create-ticket.js";
import { createTicketSpec } from "../src/toolspec/create-ticket.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("create_ticket has an implementation", () => {
  assert.equal(typeof createTicket, "function");
});

await test("create_ticket refuses what is no JSON", () => {
  const refused = () => createTicketSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("create_ticket does its work");
