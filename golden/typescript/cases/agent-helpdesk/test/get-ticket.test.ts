// Contract of the tool get_ticket. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { getTicket } from "../src/tools/get-ticket.js";
import { getTicketSpec } from "../src/toolspec/get-ticket.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("get_ticket has an implementation", () => {
  assert.equal(typeof getTicket, "function");
});

await test("get_ticket refuses what is no JSON", () => {
  const refused = () => getTicketSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("get_ticket does its work");
