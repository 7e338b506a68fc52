// Calls of an emitted toolbox, compiled in the project of the orders agent.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  type Args,
  ContentResult,
  type CreateOrderInput,
  createOrderSpec,
  type HandlerFunction,
  type Handlers,
  InvalidArgumentsError,
  InvalidResultError,
  type JsonOutput,
  type Middleware,
  modelMessage,
  notImplemented,
  NotImplementedError,
  type ObjectSchema,
  type Output,
  searchCatalogSpec,
  Toolbox,
  toolbox,
  ToolError,
  ToolSpec,
  UnknownToolError,
} from "../src/toolspec/index.js";

const order: Args<"create_order"> = {
  customer: { id: "9f1d2f4e-6f3c-4a8c-9d69-0f6a9d3c1b2a" },
  items: [{ skuId: "ABC-1234", quantity: 2 }],
  payment: { method: "card", token: "t" },
  priority: "normal",
  note: null,
};
const stubs: Handlers = {
  read: (input, ctx) => notImplemented(ctx, input),
  createOrder: (input, ctx) => notImplemented(ctx, input),
  searchCatalog: (input, ctx) => notImplemented(ctx, input),
  updateCustomer: (input, ctx) => notImplemented(ctx, input),
  httpProbe2: (input, ctx) => notImplemented(ctx, input),
  ping: () => "pong",
};
const made = (more: Partial<Handlers>, ...middleware: Middleware[]) =>
  toolbox({ ...stubs, ...more }, middleware);

await test("calls by a literal name are typed, and handlers may be synchronous", async () => {
  let seen: CreateOrderInput | undefined;
  const tools = made({
    createOrder: (input, ctx) => {
      seen = input;
      assert.equal(ctx.toolName, "create_order");
      return { orderId: "1", status: "accepted", total: 5 };
    },
    searchCatalog: ({ limit }) => limit,
  });
  const result: Output<"create_order"> = await tools.call(
    "create_order",
    order,
  );
  const total: number = result.total;
  assert.equal(total, 5);
  assert.deepEqual(seen, order);
  // @ts-expect-error -- required properties are missing
  const incomplete = tools.call("create_order", { note: null });
  await assert.rejects(incomplete, InvalidArgumentsError);
  await assert.rejects(incomplete, { toolName: "create_order" });
  // @ts-expect-error -- the type of a property is wrong
  const wrong = tools.call("create_order", { ...order, note: 1 });
  await assert.rejects(wrong, InvalidArgumentsError);
  // @ts-expect-error -- no tool has this name
  const unknown = tools.call("creat_order", order);
  await assert.rejects(unknown, UnknownToolError);
  // @ts-expect-error -- the result has another type
  const text: string = (await tools.call("create_order", order)).total;
  assert.equal(text, 5);
});

await test("a promise of nothing is no result", () => {
  const late: JsonOutput = new URL("https://example.com");
  // @ts-expect-error -- it has no value
  const never: JsonOutput = Promise.resolve();
  // @ts-expect-error -- the handler returns nothing
  const forgotten: HandlerFunction<object> = async () => {
    await Promise.resolve();
  };
  assert.ok(late && never && forgotten);
});

await test("dispatch takes any string and unknown", async () => {
  const tools = made({});
  const ping = "ping" as string;
  const args: unknown = {};
  assert.deepEqual(await tools.dispatch(ping, args), "pong");
  assert.deepEqual(await tools.dispatch(ping, " "), "pong");
  const refused = async (given: unknown, message: RegExp) => {
    await assert.rejects(tools.dispatch(ping, given), (error) => {
      assert.ok(error instanceof InvalidArgumentsError);
      assert.match(error.message, message);
      return true;
    });
  };
  await refused("{", /not valid JSON/);
  await refused("[1]", /must be object \(got/);
  await refused([1], /must be object \(got/);
  await refused(undefined, /undefined is not JSON/);
  await refused({ a: NaN }, /NaN is not JSON/);
  const lone = /is not valid JSON: lone surrogate in a string/;
  await refused({ a: ["\ud800"] }, lone);
  await refused({ "\udc00": 1 }, lone);
  await refused('{"a": ["\ud800"]}', lone);
  const nested = (depth: number) =>
    Array.from({ length: depth }).reduce((deep: unknown) => [deep], 1);
  await refused({ a: nested(128) }, /nesting deeper than 128/);
  await refused({ a: nested(127) }, /\/a: unknown property/);
  await assert.rejects(tools.dispatch("nope", {}), UnknownToolError);
  const given: unknown = order;
  const decoded: CreateOrderInput = createOrderSpec.decode(given);
  assert.deepEqual(decoded, order);
  assert.notEqual(decoded, order);
  const schema: ObjectSchema = createOrderSpec.definition.inputSchema;
  assert.equal(schema.type, "object");
});

await test("errors are hidden from the model unless they opt in, with their causes", async () => {
  class OutOfStock extends Error {
    readonly [modelMessage] = "Out of stock.";
  }
  let error = new Error("secret", { cause: 1 });
  const hidden: unknown[] = [];
  const tools = made({
    ping: () => {
      throw error;
    },
  });
  const call = () =>
    tools.callForModel("ping", {}, { onCrash: (one) => hidden.push(one) });
  const first = await call();
  assert.equal(first.text, "The tool ping failed with an internal error.");
  assert.equal(first.error, error);
  assert.deepEqual(hidden, [error]);
  error = new OutOfStock("row 17");
  assert.equal((await call()).text, "Out of stock.");
  error = new ToolError("Try later.", { cause: new Error("row 18") });
  assert.equal((await call()).text, "Try later.");
  await assert.rejects(tools.call("ping", {}), error);
  // The cause is for the log.
  assert.deepEqual(hidden, [first.error, error]);
  const stub = await tools.callForModel("search_catalog", {
    filter: { field: "a", value: 1 },
  });
  assert.ok(stub.error instanceof NotImplementedError);
  assert.equal(stub.text, "This tool is not implemented yet.");
});

await test("arguments are parsed once", async () => {
  const pass: Middleware = (args, _, next) => next(args);
  const to =
    (value: unknown): Middleware =>
    (_args, _ctx, next) =>
      next(value);
  const held = "a string that holds JSON: send the object itself";
  const table: [unknown, string, ...Middleware[]][] = [
    ['"{}"', held],
    ['""', '""'],
    ["[]", "[]"],
    ["null", "null"],
    ['"{}"', held, pass],
    [{}, held, to("{}")],
    [{}, '""', pass, to("")],
  ];
  for (const [given, shown, ...middleware] of table) {
    const tools = made({ ping: () => "called" }, ...middleware);
    const { text } = await tools.callForModel("ping", given);
    const problem = `- (root): must be object (got ${shown})`;
    assert.equal(text, `Invalid arguments for ping (1 problem):\n${problem}`);
  }
  const refused = await made({}, pass).callForModel("ping", "{");
  assert.match(refused.text, /not valid JSON/);
  const decoded = createOrderSpec["~standard"].validate("{}");
  assert.match(decoded.issues?.[0]?.message ?? "", /must be object/);
  assert.throws(() => createOrderSpec.decode("{}"), /must be object/);
  assert.throws(() => createOrderSpec.parse('"{}"'), /must be object/);
});

/** An object that fails whatever is done with it. */
function hostile(): object {
  const fail = (): never => {
    throw new Error("trap");
  };
  const [get, has, ownKeys, getPrototypeOf] = [fail, fail, fail, fail];
  return new Proxy({}, { get, has, ownKeys, getPrototypeOf });
}

const failing = new Error("x");
for (const key of ["stack", "message", "name"]) {
  Object.defineProperty(failing, key, {
    get: () => {
      throw new Error(`the getter of ${key}`);
    },
  });
}
const cyclic: Record<string, unknown> = {};
cyclic["self"] = [cyclic];
const values: [name: string, value: unknown, text?: string][] = [
  ["undefined", undefined, "null"],
  ["null", null, "null"],
  ["a small bigint", 5n, "5"],
  ["NaN", NaN],
  ["a function", () => 1],
  ["a symbol", Symbol("x")],
  ["a cycle", cyclic],
  ["a proxy", hostile()],
  [
    "a getter",
    {
      get x() {
        throw new Error("getter");
      },
    },
  ],
  [
    "a thenable",
    {
      get then() {
        throw new Error("then");
      },
    },
  ],
  [
    "toJSON",
    {
      toJSON: () => {
        throw failing;
      },
    },
  ],
  ["a map", new Map([["a", 1]])],
  ["a set", [new Set([1])]],
  ["an error", new Error("x")],
  ["an expression", /x/],
  ["a date", new Date(NaN), "null"],
  ["an object without prototype", Object.create(null), "{}"],
];
const INTERNAL = "The tool ping failed with an internal error.";

await test("a handler or middleware is answered whatever it returns", async () => {
  for (const [name, value, text = INTERNAL] of values) {
    for (const [handler, ...middleware] of [
      [() => value],
      [() => Promise.resolve().then(() => value)],
      [() => "", () => Promise.resolve().then(() => value)],
    ] as unknown as [never, ...Middleware[]][]) {
      const crashes: unknown[] = [];
      const spec = ToolSpec.of({
        name: "ping",
        description: "",
        input: '{"type":"object"}',
      });
      const tools = new Toolbox([spec.bind(handler)], middleware);
      const onCrash = (error: unknown) => crashes.push(error);
      const result = await tools.callForModel("ping", {}, { onCrash });
      const isError = text === INTERNAL;
      assert.deepEqual([result.text, result.isError], [text, isError], name);
      assert.equal(crashes.length, isError ? 1 : 0, name);
    }
  }
});

await test("a handler is answered whatever it throws, and whatever the crash log does", async () => {
  const thrown = [...values.map(([, value]) => value), failing, "text", 0];
  for (const error of thrown) {
    for (const ping of [
      () => {
        throw error;
      },
      () => Promise.reject(error as Error),
    ]) {
      const crashes: unknown[] = [];
      const onCrash = (one: unknown) => {
        crashes.push(one);
        throw new Error("log");
      };
      const { error: log } = console;
      console.error = onCrash;
      try {
        for (const options of [{ onCrash }, {}]) {
          const result = await made({ ping }).callForModel("ping", {}, options);
          assert.deepEqual([result.text, result.isError], [INTERNAL, true]);
          assert.equal(result.error, error);
        }
      } finally {
        console.error = log;
      }
      assert.equal(crashes.length, 3);
      assert.ok(crashes.every((one) => Object.is(one, error)));
    }
  }
});

await test("middleware sees every call and may change arguments", async () => {
  const log: string[] = [];
  const record: Middleware = async (args, ctx, next) => {
    const call = `${ctx.callId} ${ctx.toolName} ${JSON.stringify(ctx.data)}`;
    try {
      const result = await next(args);
      log.push(`${call} ${JSON.stringify(result)}`);
      return result;
    } catch (error) {
      log.push(`${call} ${(error as Error).name}`);
      throw error;
    }
  };
  const change: Middleware = (args, ctx, next) =>
    next(
      ctx.toolName === "search_catalog"
        ? {
            ...(args as object),
            limit: 7,
            cursor: new Date(0),
            none: undefined,
          }
        : args,
    );
  const reports: unknown[] = [];
  const tools = made(
    {
      searchCatalog: (input, ctx) => {
        ctx.progress({ progress: 1, total: 2 });
        return [input.limit, input.cursor, ctx.signal.aborted];
      },
    },
    record,
    change,
  );
  const options = {
    callId: "c",
    data: { user: 1 },
    signal: new AbortController().signal,
    onProgress: (report: unknown) => reports.push(report),
  };
  const model = (name: string, args: unknown) =>
    tools.callForModel(name, args, options);
  await tools.call(
    "search_catalog",
    { filter: { all: [] }, limit: 1 },
    options,
  );
  await model("search_catalog", '{"filter":{"all":[]}}');
  await model("nope", {});
  await model("create_order", {});
  await model("create_order", "{");
  const found = '[7,"1970-01-01T00:00:00.000Z",false]';
  assert.deepEqual(log, [
    `c search_catalog {"user":1} ${found}`,
    `c search_catalog {"user":1} ${found}`,
    'c nope {"user":1} UnknownToolError',
    'c create_order {"user":1} InvalidArgumentsError',
    'c create_order {"user":1} InvalidArgumentsError',
  ]);
  assert.deepEqual(reports, Array(2).fill({ progress: 1, total: 2 }));
});

await test("results may have text, images, audio and resources", async () => {
  const image = { type: "image" as const, data: "iVBO", mimeType: "image/png" };
  const texts = [
    { type: "text" as const, text: "a" },
    {
      type: "resource" as const,
      resource: { uri: "file:///b", text: "b" },
    },
  ];
  const value = { orderId: "1", status: "accepted" as const, total: 5 };
  let given = new ContentResult([image], value);
  const seen: unknown[] = [];
  const tools = made(
    {
      searchCatalog: () => new ContentResult([...texts, image]),
      createOrder: () => given,
    },
    async (args, _, next) => {
      const result = await next(args);
      seen.push(result instanceof ContentResult);
      return result;
    },
  );
  const search = { filter: { all: [] } };
  const found = await tools.callForModel("search_catalog", search);
  assert.deepEqual(found, {
    text: "a\nb",
    content: [...texts, image],
    isError: false,
  });
  const blocks = await tools.call("search_catalog", search);
  assert.ok(blocks instanceof ContentResult);
  assert.deepEqual(blocks.content, [...texts, image]);
  const done = await tools.callForModel("create_order", order);
  assert.deepEqual([done.content, done.value], [[image], value]);
  const { total } = await tools.call("create_order", order);
  assert.equal(total, 5);
  given = new ContentResult([image], { ...value, total: -1 });
  await assert.rejects(tools.call("create_order", order), InvalidResultError);
  assert.deepEqual(seen, Array(4).fill(true));
  const plain = await made({}).callForModel("ping", {});
  assert.deepEqual(plain.content, [{ type: "text", text: "pong" }]);
});

await test("results have the defaults of the output schema", async () => {
  interface Found {
    hits: number[];
    page?: number;
  }
  type Page = Found & { page: number };
  const spec = new ToolSpec<"find", object, Page, object, Found>({
    name: "find",
    description: "Finds.",
    input: `{"type":"object"}`,
    output: `{"type":"object","properties":{"hits":{"type":"array"},"page":{"type":"integer","default":1}},"required":["hits"]}`,
  });
  let given: Found | ContentResult<Found> = { hits: [] };
  const tools = Toolbox.of(spec.bind(() => given));
  const found = await tools.call("find", {});
  const page: number = found.page;
  assert.equal(page, 1);
  assert.deepEqual(given, { hits: [] });
  given = new ContentResult([], { hits: [2], page: 3 });
  assert.deepEqual(await tools.call("find", {}), { hits: [2], page: 3 });
  given = new ContentResult([], { hits: [] });
  const { value } = await tools.callForModel("find", {});
  assert.deepEqual(value, { hits: [], page: 1 });
});

await test("arguments may be constants, undefined is absence, and nothing is changed", async () => {
  const shared = {
    customer: { id: "9f1d2f4e-6f3c-4a8c-9d69-0f6a9d3c1b2a" },
    items: [{ skuId: "ABC-1234" }],
    payment: { method: "card", token: "t" },
    note: null,
  } as const;
  const given = (quantity?: number): Args<"create_order"> => ({
    ...shared,
    items: [{ skuId: "ABC-1234", quantity }],
  });
  const seen: string[] = [];
  const tools = made({
    createOrder: (input) => {
      seen.push(JSON.stringify(input));
      // @ts-expect-error -- others may have the same list
      const push: unknown = input.items.push;
      assert.equal(typeof push, "function");
      return { orderId: "1", status: "accepted", total: 5 };
    },
  });
  await tools.call("create_order", shared);
  await tools.call("create_order", given());
  assert.equal(seen[0], seen[1]);
});

await test("a spec has the codec of its result if the tool has an output schema", () => {
  const value = { orderId: "a", status: "accepted", total: 1 };
  const decoded = createOrderSpec.output.decode(value);
  assert.equal(decoded.ok && decoded.value.total, 1);
  assert.equal(searchCatalogSpec.output, undefined);
  // @ts-expect-error - it may be undefined
  const decode = (): unknown => searchCatalogSpec.output.decode(value);
  assert.throws(decode, TypeError);
});

await test("a spec throws where its codec returns problems", () => {
  const wrong = { orderId: 1 };
  assert.equal(createOrderSpec.input.decode(wrong).ok, false);
  assert.equal(createOrderSpec.input.parse("{").ok, false);
  assert.throws(() => createOrderSpec.decode(wrong), InvalidArgumentsError);
  assert.throws(() => createOrderSpec.parse("{"), InvalidArgumentsError);
});
