// The contract test of the tool update_ticket. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { updateTicket } from "../src/tools/update-ticket.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { updateTicketSpec } from "../src/toolspec/update-ticket.js";

await test("update_ticket has an implementation", () => {
  assert.equal(typeof updateTicket, "function");
});

await test("update_ticket rejects invalid JSON", () => {
  const parse = () => updateTicketSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("update_ticket works");
