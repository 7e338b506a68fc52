// The contract test of the tool get_ticket. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { getTicket } from "../src/tools/get-ticket.js";
import { getTicketSpec } from "../src/toolspec/get-ticket.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("get_ticket has an implementation", () => {
  assert.equal(typeof getTicket, "function");
});

await test("get_ticket rejects invalid JSON", () => {
  const parse = () => getTicketSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("get_ticket works");
