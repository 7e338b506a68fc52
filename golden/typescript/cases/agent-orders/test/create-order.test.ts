// The contract test of the tool create_order. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createOrder } from "../src/tools/create-order.js";
import {
  type CreateOrderArgs,
  type CreateOrderDeps,
  createOrderSpec,
} from "../src/toolspec/create-order.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {
  customer: { id: "00000000-0000-4000-8000-000000000000" },
  items: [{ skuId: "AAA-0000" }],
  payment: { method: "card", token: "text" },
  note: "text",
};

await test("create_order handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as CreateOrderDeps;
  const handler = createOrder(deps);
  try {
    await createOrderSpec.call(handler, accepted as CreateOrderArgs);
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("create_order rejects invalid JSON", () => {
  const parse = () => createOrderSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
