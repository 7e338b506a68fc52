// The real frameworks take emitted tools: types are inferred, schemas are those of the specification, and adlgen validates.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Client } from "@modelcontextprotocol/client";
import { InMemoryTransport, McpServer } from "@modelcontextprotocol/server";
import { RunContext, tool as agentTool } from "@openai/agents";
import { asSchema, generateText, jsonSchema, stepCountIs, tool } from "ai";
import { MockLanguageModelV3 } from "ai/test";
import type { CreateOrderInput } from "./src/toolspec/create-order.js";
import { createOrderSpec } from "./src/toolspec/create-order.js";
import type { PingInput } from "./src/toolspec/ping.js";
import { pingSpec } from "./src/toolspec/ping.js";
import { Toolbox } from "./src/toolspec/runtime.js";

type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2
    ? true
    : false;
/** Fails to compile if a type is not the expected one. */
function expectType<Expected>() {
  return <Given>(given: Given, same: Equal<Given, Expected>): Given => {
    assert.equal(same, true);
    return given;
  };
}

const ORDER = {
  customer: { id: "7f1f1a5e-93b7-4a08-9d2b-2b1c6f6a0d3e" },
  items: [{ skuId: "ABC-0001" }],
  payment: { method: "card", token: "tok_1" },
  note: null,
};
const INVALID = { ...ORDER, items: [{ skuId: "mug" }] };
const SOURCE = createOrderSpec.definition.inputSchema;
const { $schema: _, ...MEANING } = SOURCE;

/** Returns the number of items, with its default applied. */
function ordered(given: CreateOrderInput) {
  const input = expectType<CreateOrderInput>()(given, true);
  const quantity: number | undefined = input.items[0]?.quantity;
  return {
    orderId: `${String(quantity)} ${input.priority}`,
    status: "accepted" as const,
    total: 1,
  };
}

/** Leaves out the draft, which each framework writes in its own way. */
function meaning(schema: unknown): unknown {
  const { $schema: _, ...rest } = schema as Record<string, unknown>;
  return rest;
}

await test("AI SDK", async () => {
  const order = tool({
    description: createOrderSpec.definition.description,
    inputSchema: createOrderSpec,
    execute: (input) => ordered(input),
  });
  // The SDK closes every object of a Standard Schema, which the source leaves open; a schema of its own is kept.
  const { properties } = await asSchema(order.inputSchema).jsonSchema;
  assert.deepEqual(
    Object.keys(properties ?? {}),
    Object.keys(MEANING["properties"] as object),
  );
  const own = jsonSchema<CreateOrderInput>(SOURCE, {
    validate: (value) => {
      const decoded = createOrderSpec.input.decode(value);
      return decoded.ok
        ? { success: true, value: decoded.value }
        : { success: false, error: new Error(decoded.problems[0]?.message) };
    },
  });
  assert.deepEqual(meaning(await own.jsonSchema), MEANING);
  tool({ inputSchema: own, execute: (input) => ordered(input) });

  const call = (id: string, args: unknown) => ({
    type: "tool-call" as const,
    toolCallId: id,
    toolName: "order",
    input: JSON.stringify(args),
  });
  const usage = {
    inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: 1, text: 1, reasoning: 0 },
  };
  const model = new MockLanguageModelV3({
    doGenerate: {
      content: [call("1", ORDER), call("2", INVALID)],
      usage,
      warnings: [],
      finishReason: { unified: "tool-calls", raw: undefined },
    },
  });
  const { toolResults, content } = await generateText({
    model,
    tools: { order },
    prompt: "order",
    stopWhen: stepCountIs(1),
  });
  const [first] = toolResults;
  assert.deepEqual(first?.output, {
    orderId: "1 normal",
    status: "accepted",
    total: 1,
  });
  const errors = content.filter(({ type }) => type === "tool-error");
  assert.match(JSON.stringify(errors), /must match pattern/);
});

await test("OpenAI Agents", async () => {
  const ping = agentTool({
    name: "ping",
    description: pingSpec.definition.description,
    parameters: pingSpec,
    execute: (input) =>
      Object.keys(expectType<PingInput>()(input, true)).length,
  });
  assert.equal(await ping.invoke(new RunContext(), "{}"), 0);
  assert.match(
    String(await ping.invoke(new RunContext(), '{"extra": 1}')),
    /error/i,
  );

  // The subset of schemas that strict mode accepts has no tuples.
  const toolbox = new Toolbox([
    createOrderSpec.bind((input) => ordered(input)),
  ]);
  const order = agentTool({
    name: "create_order",
    description: createOrderSpec.definition.description,
    parameters: SOURCE as never,
    strict: false,
    execute: async (input) =>
      (await toolbox.callForModel("create_order", JSON.stringify(input))).text,
  });
  assert.deepEqual(order.parameters, SOURCE);
  const invoke = (args: unknown) =>
    order.invoke(new RunContext(), JSON.stringify(args));
  assert.match(String(await invoke(ORDER)), /"orderId":"1 normal"/);
  assert.match(String(await invoke(INVALID)), /must match pattern/);
});

await test("MCP SDK", async () => {
  const server = new McpServer({ name: "orders", version: "1" });
  const { name, description } = createOrderSpec.definition;
  server.registerTool(
    name,
    { description, inputSchema: createOrderSpec },
    (input) => {
      const structuredContent = ordered(input);
      return {
        structuredContent,
        content: [{ type: "text", text: JSON.stringify(structuredContent) }],
      };
    },
  );
  const client = new Client({ name: "test", version: "1" });
  const [here, there] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(here), client.connect(there as never)]);
  const { tools } = await client.listTools();
  assert.deepEqual(meaning(tools[0]?.inputSchema), MEANING);
  const done = await client.callTool({ name, arguments: ORDER });
  assert.deepEqual(done.structuredContent, {
    orderId: "1 normal",
    status: "accepted",
    total: 1,
  });
  const refused = await client
    .callTool({ name, arguments: INVALID })
    .catch((error: unknown) => error);
  assert.match(JSON.stringify(refused) + String(refused), /must match pattern/);
  await client.close();
});
