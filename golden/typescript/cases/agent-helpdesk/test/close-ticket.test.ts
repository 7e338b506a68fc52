// The contract test of the tool close_ticket. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { closeTicket } from "../src/tools/close-ticket.js";
import { closeTicketSpec } from "../src/toolspec/close-ticket.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("close_ticket has an implementation", () => {
  assert.equal(typeof closeTicket, "function");
});

await test("close_ticket rejects invalid JSON", () => {
  const parse = () => closeTicketSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
