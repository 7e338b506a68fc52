// Toolboxes of several packages, single tools and the context of calls, in the project of the orders agent.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  CancelledError,
  ContentResult,
  contextKey,
  type CreateOrderArgs,
  type CreateOrderInput,
  type CreateOrderOutput,
  createOrderSpec,
  InvalidArgumentsError,
  InvalidResultError,
  type Middleware,
  pingSpec,
  type Principal,
  searchCatalogSpec,
  Toolbox,
  ToolError,
  ToolSpec,
  UnknownToolError,
} from "../src/toolspec/index.js";

const order: CreateOrderArgs = {
  customer: { id: "9f1d2f4e-6f3c-4a8c-9d69-0f6a9d3c1b2a" },
  items: [{ skuId: "ABC-1234" }],
  payment: { method: "card", token: "t" },
  note: null,
};
const accepted: CreateOrderOutput = {
  orderId: "1",
  status: "accepted",
  total: 5,
};
/** A tool that is written by hand. */
const addSpec: ToolSpec<"add", { a: number }, { sum: number }> = ToolSpec.of({
  name: "add",
  description: "Adds one.",
  input: `{"type":"object","properties":{"a":{"type":"integer"}},"required":["a"]}`,
  output: `{"type":"object","properties":{"sum":{"type":"integer"}},"required":["sum"]}`,
});
const add = addSpec.bind(({ a }) => ({ sum: a + 1 }));
const filter = { filter: { all: [] } };

await test("a test of one tool is typed", async () => {
  const { total } = await createOrderSpec.call(() => accepted, order);
  assert.equal(total satisfies number, 5);
  const seen: (string | undefined)[] = [];
  await createOrderSpec.call(({ priority }) => {
    seen.push(priority);
    return accepted;
  }, order);
  assert.deepEqual(seen, ["normal"]);
  // @ts-expect-error -- required properties are missing
  const incomplete = createOrderSpec.call(() => accepted, { note: null });
  await assert.rejects(incomplete, InvalidArgumentsError);
  const wrong = createOrderSpec.call(
    // @ts-expect-error -- the result is incomplete
    () => ({ orderId: "1" }),
    order,
  );
  await assert.rejects(wrong, InvalidResultError);
  const image = new ContentResult([{ type: "text", text: "a" }]);
  const shown = await searchCatalogSpec.call(() => image, filter);
  assert.ok(shown instanceof ContentResult);
  assert.deepEqual(shown, image);
});

class Create {
  readonly #output: CreateOrderOutput;

  constructor(output: CreateOrderOutput) {
    this.#output = output;
  }

  handle({ items }: CreateOrderInput): CreateOrderOutput {
    return { ...this.#output, total: items.length };
  }
}

await test("handlers may be objects", async () => {
  const tools = Toolbox.of(createOrderSpec.bind(new Create(accepted)), add);
  assert.equal((await tools.call("create_order", order)).total, 1);
  const { sum } = await addSpec.call(
    { handle: ({ a }) => Promise.resolve({ sum: a }) },
    { a: 3 },
  );
  assert.equal(sum, 3);
});

await test("a toolbox of bound tools has their names and types", async () => {
  const tools = Toolbox.of(
    createOrderSpec.bind(() => accepted),
    add,
  );
  const { sum } = await tools.call("add", { a: 1 });
  assert.equal(sum satisfies number, 2);
  // @ts-expect-error -- no tool has this name
  await assert.rejects(tools.call("ad", { a: 1 }), UnknownToolError);
  // @ts-expect-error -- the type of an argument is wrong
  await assert.rejects(tools.call("add", { a: "1" }), InvalidArgumentsError);
});

await test("toolboxes are joined, each with its middleware", async () => {
  const log: string[] = [];
  const watch =
    (name: string): Middleware =>
    (args, ctx, next) => {
      log.push(`${name} ${ctx.toolName}`);
      return next(args);
    };
  const orders = Toolbox.of(
    createOrderSpec.bind(() => accepted),
    pingSpec.bind(() => "pong"),
  ).with(watch("orders"));
  const both = Toolbox.join(orders, Toolbox.of(add)).with(watch("both"));
  assert.equal((await both.call("add", { a: 1 })).sum, 2);
  assert.equal((await both.call("create_order", order)).total, 5);
  assert.deepEqual(log.splice(0), [
    "both add",
    "both create_order",
    "orders create_order",
  ]);
  // @ts-expect-error -- two tools of one name
  const twice = (): unknown => Toolbox.join(orders, orders);
  assert.throws(twice, /duplicate tool name create_order/);
  const shop = Toolbox.join(orders, orders.prefixed("old_"));
  assert.equal(await shop.call("old_ping", {}), "pong");
  assert.deepEqual(log.splice(0), ["orders old_ping"]);
  assert.deepEqual(
    shop.definitions.map(({ name }) => name),
    ["create_order", "ping", "old_create_order", "old_ping"],
  );
  const refused = await shop.callForModel("old_create_order", {});
  assert.match(refused.text, /^Invalid arguments for old_create_order \(/);
  const some = both.only("add", "ping");
  assert.deepEqual(
    some.mcpTools().map(({ name }) => name),
    ["ping", "add"],
  );
  assert.equal(await some.call("ping", {}), "pong");
  // @ts-expect-error -- not one of the names
  assert.throws(() => both.only("ad"), UnknownToolError);
});

await test("what middleware passes on and returns is validated", async () => {
  const replaced =
    (result: unknown): Middleware =>
    () =>
      Promise.resolve(result as never);
  const tools = Toolbox.of(
    add,
    pingSpec.bind(() => "pong"),
  );
  for (const wrong of [{ sum: "2" }, null, new ContentResult([])]) {
    const call = tools.with(replaced(wrong)).call("add", { a: 1 });
    await assert.rejects(call, InvalidResultError);
  }
  const cached = tools.with(replaced({ sum: 7 }));
  assert.deepEqual(await cached.call("add", { a: 1 }), { sum: 7 });
  const mutated: Middleware = async (args, _, next) => {
    const result = await next(args);
    return Object.assign(result as object, { sum: "3" });
  };
  const changed = await tools.with(mutated).callForModel("add", { a: 1 });
  assert.equal(changed.text, "The tool add failed with an internal error.");
  const given: Middleware = (_args, _ctx, next) => next({ a: "1" });
  await assert.rejects(
    tools.with(given).call("add", { a: 1 }),
    InvalidArgumentsError,
  );
});

await test("a call that is cancelled does not start, and is not a crash", async () => {
  let ran = 0;
  const reports: unknown[] = [];
  const onCrash = (error: unknown) => void reports.push(error);
  const middleware: Middleware = (args, _, next) => {
    ran++;
    return next(args);
  };
  const signal = AbortSignal.abort();
  const tools = Toolbox.of(pingSpec.bind(() => String(++ran)));
  for (const box of [tools, tools.with(middleware)]) {
    const call = box.call("ping", {}, { signal });
    await assert.rejects(call, CancelledError);
    const { text } = await box.callForModel("ping", {}, { signal, onCrash });
    assert.equal(text, "The call of ping was cancelled.");
  }
  const direct = pingSpec.call(() => String(++ran), {}, { signal });
  await assert.rejects(direct, CancelledError);
  assert.equal(ran, 0);
  const slow = Toolbox.of(
    pingSpec.bind(async (_, ctx) => {
      controller.abort(new Error("gone"));
      await Promise.resolve();
      ctx.signal.throwIfAborted();
      return "pong";
    }),
  );
  let controller = new AbortController();
  const late = await slow.callForModel(
    "ping",
    {},
    { signal: controller.signal, onCrash },
  );
  assert.equal(late.text, "The call of ping was cancelled.");
  assert.equal(((late.error as CancelledError).cause as Error).message, "gone");
  assert.deepEqual(reports, []);
  controller = new AbortController();
  const deadline = new Date(0);
  const expired = slow.call("ping", {}, { deadline });
  await assert.rejects(expired, CancelledError);
});

await test("a signal is created when it is first read", async () => {
  let created = 0;
  const controller = new AbortController();
  const cancellation = {
    get aborted() {
      return controller.signal.aborted;
    },
    get signal() {
      created++;
      return controller.signal;
    },
  };
  const seen: boolean[] = [];
  const tools = Toolbox.of(
    pingSpec.bind(() => "pong"),
    addSpec.bind(({ a }, ctx) => {
      if (a > 0) controller.abort(new Error("gone"));
      seen.push(ctx.signal.aborted, ctx.signal === ctx.signal);
      return { sum: a };
    }),
  );
  const onProgress = () => undefined;
  for (const options of [{}, { onProgress }]) {
    const call = { cancellation, ...options };
    assert.equal(await tools.call("ping", {}, call), "pong");
    assert.equal(created, 0);
  }
  await tools.call("add", { a: 0 }, { cancellation });
  await tools.call("add", { a: 1 }, { cancellation, onProgress });
  assert.deepEqual(seen, [false, true, true, true]);
  assert.equal(created, 2);
  const again = tools.call("ping", {}, { cancellation });
  await assert.rejects(again, ({ cause }: CancelledError) => {
    assert.equal((cause as Error).message, "gone");
    return true;
  });
});

await test("a copy of a context has the signal that it was given", async () => {
  const { signal } = new AbortController();
  const seen: unknown[] = [];
  const tools = Toolbox.of(
    pingSpec.bind((_, ctx) => {
      seen.push(ctx.signal);
      return "pong";
    }),
  );
  const other: Middleware = (args, ctx, next) => next(args, { ...ctx, signal });
  await tools.with(other).call("ping", {});
  assert.equal(seen[0], signal);
  const ended: Middleware = (args, ctx, next) =>
    next(args, { ...ctx, signal: AbortSignal.abort() });
  await assert.rejects(tools.with(ended).call("ping", {}), CancelledError);
  assert.equal(seen.length, 1);
});

await test("a middleware may retry; progress ends with the call", async () => {
  let attempts = 0;
  let last: (() => void) | undefined;
  const flaky = pingSpec.bind((_, ctx) => {
    attempts++;
    const attempt = attempts;
    ctx.progress({ progress: attempt });
    last = () => {
      ctx.progress({ progress: 100 + attempt });
    };
    if (attempt < 3) throw new Error("flaky");
    return String(attempt);
  });
  const retry: Middleware = async (args, _, next) => {
    for (;;) {
      try {
        return await next(args);
      } catch {
        last?.();
      }
    }
  };
  const reports: number[] = [];
  const onProgress = ({ progress }: { progress: number }) =>
    void reports.push(progress);
  const tools = Toolbox.of(flaky).with(retry);
  assert.equal(await tools.call("ping", {}, { onProgress }), "3");
  last?.();
  assert.deepEqual(reports, [1, 2, 3]);
});

await test("the context has the request", async () => {
  const tenant = contextKey<number>("test.tenant");
  const other = contextKey<string>("test.other");
  const principal: Principal = { id: "ada", scopes: ["orders"] };
  const trace = { traceparent: "00-1-2-01" };
  const deadline = new Date(Date.now() + 1e12);
  const seen: unknown[] = [];
  const tools = Toolbox.of(
    pingSpec.bind((_, ctx) => {
      const number: number | undefined = ctx.get(tenant);
      seen.push(number, ctx.get(other), ctx.principal, ctx.trace);
      seen.push(ctx.deadline, ctx.callId, ctx.signal.aborted);
      return "pong";
    }),
  );
  const data = { ...tenant.of(7) };
  const options = { principal, trace, deadline, data, callId: "c" };
  await tools.call("ping", {}, options);
  assert.deepEqual(seen.splice(0), [
    ...[7, undefined, principal, trace, deadline, "c", false],
  ]);
  const as: Middleware = (args, ctx, next) =>
    next(args, { ...ctx, principal: undefined });
  await tools.with(as).call("ping", {}, options);
  assert.equal(seen[2], undefined);
});

await test("errors say for which call they are", async () => {
  const reports: unknown[] = [];
  const cause = new Error("row 18");
  const tools = Toolbox.of(
    pingSpec.bind(() => {
      throw new ToolError("Try later.", { cause });
    }),
    addSpec.bind(() => {
      throw cause;
    }),
  );
  const onCrash = (error: unknown, report: unknown) =>
    void reports.push(error, report);
  for (const [name, args] of [
    ["ping", {}],
    ["add", { a: 1 }],
    ["add", {}],
  ] as const) {
    await tools.callForModel(name, args, { onCrash, callId: "c" });
  }
  assert.deepEqual(reports.slice(1), [
    { kind: "cause", toolName: "ping", callId: "c" },
    cause,
    { kind: "crash", toolName: "add", callId: "c" },
  ]);
});
