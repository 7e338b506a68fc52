// The contract test of the tool merge_tickets. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { mergeTickets } from "../src/tools/merge-tickets.js";
import { mergeTicketsSpec } from "../src/toolspec/merge-tickets.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("merge_tickets has an implementation", () => {
  assert.equal(typeof mergeTickets, "function");
});

await test("merge_tickets rejects invalid JSON", () => {
  const parse = () => mergeTicketsSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("merge_tickets works");
