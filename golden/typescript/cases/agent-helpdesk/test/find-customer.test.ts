// The contract test of the tool find_customer. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { findCustomer } from "../src/tools/find-customer.js";
import {
  type FindCustomerDeps,
  findCustomerSpec,
} from "../src/toolspec/find-customer.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { id: "text" };

await test("find_customer handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = findCustomer(deps as FindCustomerDeps);
  const tool = findCustomerSpec.bind(handler);
  const context = callContext("find_customer");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("find_customer rejects invalid JSON", () => {
  const parse = () => findCustomerSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
