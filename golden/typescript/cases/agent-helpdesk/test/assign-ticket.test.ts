// Contract of the tool assign_ticket. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assignTicket } from "../src/tools/assign-ticket.js";
import { assignTicketSpec } from "../src/toolspec/assign-ticket.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("assign_ticket has an implementation", () => {
  assert.equal(typeof assignTicket, "function");
});

await test("assign_ticket refuses what is no JSON", () => {
  const refused = () => assignTicketSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("assign_ticket does its work");
