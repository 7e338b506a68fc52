// The contract test of the tool search_tickets. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { searchTickets } from "../src/tools/search-tickets.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { searchTicketsSpec } from "../src/toolspec/search-tickets.js";

await test("search_tickets has an implementation", () => {
  assert.equal(typeof searchTickets, "function");
});

await test("search_tickets rejects invalid JSON", () => {
  const parse = () => searchTicketsSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("search_tickets works");
