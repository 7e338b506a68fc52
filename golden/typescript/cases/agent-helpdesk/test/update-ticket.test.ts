// Contract of the tool update_ticket. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { updateTicket } from "../src/tools/update-ticket.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { updateTicketSpec } from "../src/toolspec/update-ticket.js";

await test("update_ticket has an implementation", () => {
  assert.equal(typeof updateTicket, "function");
});

await test("update_ticket refuses what is no JSON", () => {
  const refused = () => updateTicketSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("update_ticket does its work");
