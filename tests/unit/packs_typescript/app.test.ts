// The lifecycle of an emitted app, compiled in the project of the orders agent with the services of `services/`.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { events, type OrderRepository } from "../src/services/order-repo.js";
import { loadConfig } from "../src/toolspec/config.js";
import type { Middleware } from "../src/toolspec/index.js";
import { type AppOptions, createApp } from "../src/toolspec/wire.js";

const quiet = { debug() {}, info() {}, warn() {}, error() {} };
const loaded = loadConfig({ DATABASE_URL: "postgres://orders" });
const configured = (url: string, maxConnections = 1): AppOptions => {
  const config = { ...loaded, database: { ...loaded.database, url, maxConnections } };
  return { services: { config, logger: quiet } };
};

beforeEach(() => events.splice(0));

await test("services are created in order and closed in reverse, once", async () => {
  {
    await using app = await createApp(configured("here"));
    assert.equal(app.services.paymentsClient.repositoryUrl, "here");
    await app.close();
  }
  assert.deepEqual(events, ["repo created", "payments created", "payments closed", "repo closed"]);
});

await test("what was created is closed if a later factory fails", async () => {
  await assert.rejects(createApp(configured("here", 0)), { message: "no connections" });
  assert.deepEqual(events.slice(2), ["payments closed", "repo closed"]);
});

await test("errors while closing are reported beside the first one", async () => {
  const app = await createApp(configured("unclosable"));
  await assert.rejects(app.close(), (error: AggregateError) => {
    assert.deepEqual(error.errors, [new Error("stuck")]);
    return true;
  });
  await assert.rejects(createApp(configured("unclosable", 0)), (error: AggregateError) => {
    assert.equal(error.message, "no connections");
    assert.equal(error.errors.length, 2);
    return true;
  });
});

await test("a service that is given is neither created nor closed", async () => {
  const orderRepo: OrderRepository = { url: "fake", customers: { names: ["Ada"] } };
  const { services } = configured("here");
  const app = await createApp({ services: { ...services, orderRepo } });
  assert.equal(app.services.paymentsClient.repositoryUrl, "fake");
  await app.close();
  assert.deepEqual(events, ["payments created", "payments closed"]);
});

await test("middleware of the caller runs inside that of the spec", async () => {
  const inner: Middleware = (args, ctx, next) => {
    events.push(`inner ${ctx.toolName}`);
    return next(args);
  };
  await using app = await createApp({ ...configured("here"), middleware: [inner] });
  await assert.rejects(app.toolbox.call("ping", {}));
  assert.deepEqual(events.slice(2), ["audit ping", "inner ping"]);
});
