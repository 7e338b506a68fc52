// The contract test of the tool search_tickets. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { searchTickets } from "../src/tools/search-tickets.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";
import {
  type SearchTicketsArgs,
  type SearchTicketsDeps,
  searchTicketsSpec,
} from "../src/toolspec/search-tickets.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { query: "text" };

await test("search_tickets handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as SearchTicketsDeps;
  const handler = searchTickets(deps);
  try {
    await searchTicketsSpec.call(handler, accepted as SearchTicketsArgs);
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("search_tickets rejects invalid JSON", () => {
  const parse = () => searchTicketsSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
