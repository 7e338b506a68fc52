// Contract of the tool search_tickets. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { searchTickets } from "../src/tools/search-tickets.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { searchTicketsSpec } from "../src/toolspec/search-tickets.js";

await test("search_tickets has an implementation", () => {
  assert.equal(typeof searchTickets, "function");
});

await test("search_tickets refuses what is no JSON", () => {
  const refused = () => searchTicketsSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("search_tickets does its work");
