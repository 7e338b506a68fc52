import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { MemoryOrderRepository } from "../src/services/order-repo.js";
import { createOrder } from "../src/tools/create-order.js";
import { loadConfig } from "../src/toolspec/config.js";
import type { CreateOrderArgs } from "../src/toolspec/create-order.js";
import { createOrderSpec } from "../src/toolspec/create-order.js";
import type { Logger } from "../src/toolspec/runtime.js";
import { callContext, InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { createApp } from "../src/toolspec/wire.js";

const silent: Logger = { debug() {}, info() {}, warn() {}, error() {} };
const config = loadConfig({ DATABASE_URL: "memory" });

function shop(): MemoryOrderRepository {
  return new MemoryOrderRepository(
    [
      { sku: "ABC-0001", name: "Blue mug", price: 1250 },
      { sku: "ABC-0002", name: "Cup", price: 900 },
    ],
    new Map([
      ["c1", { nickName: "Ada", class: "gold", twoFactor: false, labels: {} }],
    ]),
  );
}

/** The agent with orders that are forgotten. */
async function agent(orderRepo = shop(), logger = silent) {
  return {
    orderRepo,
    ...(await createApp({ services: { orderRepo, logger, config } })),
  };
}

const ORDER: CreateOrderArgs = {
  customer: { id: "7f1f1a5e-93b7-4a08-9d2b-2b1c6f6a0d3e" },
  items: [{ skuId: "ABC-0001", quantity: 2 }, { skuId: "ABC-0002" }],
  payment: { method: "invoice", dueDate: "2026-12-24" },
  note: null,
};

await test("an order is accepted", async () => {
  const { toolbox, orderRepo } = await agent();
  const result = await toolbox.call("create_order", ORDER);
  assert.deepEqual(result, {
    orderId: "order-1",
    status: "accepted",
    total: 3400,
  });
  assert.equal(orderRepo.orders[0]?.priority, "normal");
});

await test("a payment is refused", async () => {
  const { toolbox } = await agent();
  const payment = { method: "card", token: "declined" } as const;
  const { status, reason } = await toolbox.call("create_order", {
    ...ORDER,
    payment,
  });
  assert.deepEqual([status, reason], ["rejected", "The payment was refused."]);
});

await test("a product that is not sold", async () => {
  const { toolbox } = await agent();
  const args = { ...ORDER, items: [{ skuId: "ABC-9999" }] };
  const { text, isError } = await toolbox.callForModel(
    "create_order",
    JSON.stringify(args),
  );
  assert.deepEqual(
    [isError, text],
    [true, "There is no product ABC-9999 in the catalogue."],
  );
});

await test("the provider of payments cannot be reached", async () => {
  const outage = new Error("no connection");
  const paymentsClient = { charge: () => Promise.reject(outage) };
  const deps = {
    orderRepo: shop(),
    paymentsClient,
    logger: silent,
    configDatabase: config.database,
  };
  const tool = createOrderSpec.bind(createOrder(deps));
  await assert.rejects(tool.invoke(ORDER, callContext("create_order")), outage);
  assert.equal(deps.orderRepo.orders.length, 0);
});

await test("filters are combined", async () => {
  const { toolbox } = await agent();
  const cup = { field: "price", value: 900 };
  for (const [filter, skus] of [
    [{ any: [cup, { all: [] }] }, ["ABC-0001", "ABC-0002"]],
    [{ all: [cup, { any: [] }] }, []],
    [cup, ["ABC-0002"]],
  ] as const) {
    const args = JSON.stringify({ filter });
    const { text } = await toolbox.callForModel("search_catalog", args);
    const found = JSON.parse(text) as { sku: string }[];
    assert.deepEqual(
      found.map(({ sku }) => sku),
      skus,
    );
  }
});

await test("absent leaves a field and null clears it", async () => {
  const { toolbox, orderRepo } = await agent();
  await toolbox.call("update_customer", {
    customer_id: "c1",
    "2fa": true,
    "x-vip": "yes",
  });
  await toolbox.call("update_customer", {
    customer_id: "c1",
    "nick-name": null,
    class: null,
  });
  const expected = {
    nickName: null,
    class: null,
    twoFactor: true,
    labels: { "x-vip": "yes" },
  };
  assert.deepEqual(orderRepo.customers.get("c1"), expected);
  const unknown = toolbox.call("update_customer", {
    customer_id: "c2",
    "2fa": true,
  });
  await assert.rejects(unknown, { message: "There is no customer c2." });
});

await test("the status of each URL is reported", async () => {
  const server = createServer((_, response) =>
    response.writeHead(404).end(),
  ).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  const { toolbox } = await agent();
  try {
    const urls = [new URL(`http://127.0.0.1:${port}/`)];
    assert.deepEqual(await toolbox.call("http_probe", { urls }), [404]);
  } finally {
    server.close();
    server.closeAllConnections();
  }
  const urls = [new URL("http://127.0.0.1:1/")];
  const nobody = toolbox.call("http_probe", { urls });
  await assert.rejects(nobody, {
    message: "http://127.0.0.1:1/ does not answer.",
  });
});

await test("every call is recorded", async () => {
  const lines: string[] = [];
  const logger: Logger = { ...silent, info: (line) => lines.push(line) };
  const { toolbox, close } = await agent(shop(), logger);
  assert.equal(await toolbox.call("ping", {}), "pong");
  await assert.rejects(
    toolbox.call("ping", JSON.parse('{"extra": 1}')),
    InvalidArgumentsError,
  );
  await close();
  assert.deepEqual(lines, ["ping: done", "ping: failed"]);
});
