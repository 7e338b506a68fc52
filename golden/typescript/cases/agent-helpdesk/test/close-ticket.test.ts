// Contract of the tool close_ticket. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { closeTicket } from "../src/tools/close-ticket.js";
import { closeTicketSpec } from "../src/toolspec/close-ticket.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("close_ticket has an implementation", () => {
  assert.equal(typeof closeTicket, "function");
});

await test("close_ticket refuses what is no JSON", () => {
  const refused = () => closeTicketSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("close_ticket does its work");
