// Contract of the tool merge_tickets. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { mergeTickets } from "../src/tools/merge-tickets.js";
import { mergeTicketsSpec } from "../src/toolspec/merge-tickets.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("merge_tickets has an implementation", () => {
  assert.equal(typeof mergeTickets, "function");
});

await test("merge_tickets refuses what is no JSON", () => {
  const refused = () => mergeTicketsSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("merge_tickets does its work");
