// The real frameworks call emitted tools through the adapters, without a network; the rows of the documentation are printed.
import assert from "node:assert/strict";
import {
  type ChatMessage,
  createTask,
  DefaultBackgroundTaskHandler,
  type LLMClient,
  TASK_STATE,
  transitionTask,
} from "@inference-gateway/adk";
import { ToolMessage } from "@langchain/core/messages";
import { convertToOpenAITool } from "@langchain/core/utils/function_calling";
import { Agent as MastraAgent } from "@mastra/core/agent";
import { Client as ClientV2 } from "@modelcontextprotocol/client";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { InMemoryTransport as InMemoryTransportV2 } from "@modelcontextprotocol/server";
import {
  Agent,
  type Model,
  type ModelRequest,
  type ModelResponse,
  Runner,
  Usage,
} from "@openai/agents";
import { generateText, stepCountIs } from "ai";
import { MockLanguageModelV4 } from "ai/test";
import { AdkToolBox, adkTools } from "./src/toolspec/adapters/adk.js";
import { aiTools } from "./src/toolspec/adapters/ai.js";
import { langchainTools } from "./src/toolspec/adapters/langchain.js";
import { mastraTools } from "./src/toolspec/adapters/mastra.js";
import { mcpServerV1 } from "./src/toolspec/adapters/mcp-v1.js";
import { mcpServer } from "./src/toolspec/adapters/mcp.js";
import { agentTools } from "./src/toolspec/adapters/openai-agents.js";
import { createOrderSpec } from "./src/toolspec/create-order.js";
import { ContentResult, Toolbox, ToolSpec } from "./src/toolspec/runtime.js";

/** A tool with a name that some frameworks change, and a schema that validators in strict mode refuse. */
const findSpec = new ToolSpec<Record<string, unknown>>({
  name: "find-order",
  description: "Find an order.",
  input: `{"type":"object","properties":{"note":{"format":"uuid"}},"required":["id"]}`,
});
const toolbox = new Toolbox([
  createOrderSpec.bind((input) => ({
    orderId: `${String(input.items[0]?.quantity)} ${input.priority}`,
    status: "accepted" as const,
    total: 1,
  })),
  findSpec.bind(
    (input) =>
      new ContentResult([
        { type: "text", text: `found ${String(input["id"])}` },
        { type: "image", data: "iVBORw==", mimeType: "image/png" },
      ]),
  ),
]);
const NAMES = toolbox.definitions.map(({ name }) => name);
const SCHEMAS = toolbox.definitions.map(({ inputSchema }) => inputSchema);

const ORDER = {
  customer: { id: "7f1f1a5e-93b7-4a08-9d2b-2b1c6f6a0d3e" },
  items: [{ skuId: "ABC-0001" }],
  payment: { method: "card", token: "tok_1" },
  note: null,
};
/** Each framework makes these calls. The toolbox accepts the third, whose format is an annotation. */
const CALLS = [
  { id: "c1", name: "create_order", args: ORDER },
  {
    id: "c2",
    name: "create_order",
    args: { ...ORDER, items: [{ skuId: "mug" }] },
  },
  { id: "c3", name: "find-order", args: { id: 7, note: "not a uuid" } },
].map((call) => ({ ...call, text: JSON.stringify(call.args) }));

/** Checks what a framework shows and what the model reads, and prints a row; the version is added by the test. */
function row(
  adapter: string,
  framework: string,
  seen: { names: string[]; schemas: unknown[]; results: string[] },
  result: string,
  schema = "equal",
) {
  assert.deepEqual(seen.names, NAMES, framework);
  assert.deepEqual(seen.schemas, SCHEMAS, framework);
  const [done, refused, found] = seen.results;
  assert.match(String(done), /1 normal/, framework);
  assert.match(String(refused), /must match pattern/, framework);
  assert.match(String(found), /found 7/, framework);
  assert.match(
    String(found),
    /image.{1,40}png|iVBORw==|\[image\/png\]/,
    framework,
  );
  const shown = [`\`${adapter}\``, framework];
  const cells = [
    "all tools",
    "runs the handler",
    "the model reads the problems",
  ];
  console.log(JSON.stringify([...shown, ...cells, result, schema]));
}

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
};
/** A model that makes the calls, and then answers. */
function aiModel() {
  let turn = 0;
  const first = CALLS.map(({ id, name, text }) => ({
    type: "tool-call" as const,
    toolCallId: id,
    toolName: name,
    input: text,
  }));
  return new MockLanguageModelV4({
    doGenerate: () =>
      Promise.resolve({
        content: turn++ === 0 ? first : [{ type: "text", text: "done" }],
        usage,
        warnings: [],
        finishReason: {
          unified: turn === 1 ? "tool-calls" : "stop",
          raw: undefined,
        },
      }),
  });
}

/** Returns what a model of the AI SDK was shown. */
function aiSeen(model: MockLanguageModelV4) {
  const [first, second] = model.doGenerateCalls;
  const tools = first?.tools?.filter((one) => one.type === "function") ?? [];
  const results = (second?.prompt ?? []).flatMap((message) =>
    message.role === "tool"
      ? message.content.flatMap((part) =>
          part.type === "tool-result" ? [part] : [],
        )
      : [],
  );
  assert.equal(results.length, 3);
  return {
    names: tools.map(({ name }) => name),
    schemas: tools.map(({ inputSchema }) => inputSchema),
    results: results.map(({ output }) => JSON.stringify(output)),
    types: results.map(({ output }) => output.type),
  };
}

async function adk() {
  const seen: { messages: readonly ChatMessage[] }[] = [];
  const tools: { name: string; parameters: unknown }[] = [];
  const llmClient: LLMClient = {
    createCompletion: (options) => {
      seen.push({ messages: [...options.messages] });
      if (seen.length > 1)
        return Promise.resolve({ message: { content: "done" } });
      tools.push(...(options.tools ?? []));
      const toolCalls = CALLS.map(({ id, name, text }) => {
        return { id, name, arguments: text };
      });
      return Promise.resolve({ message: { toolCalls } });
    },
  };
  const toolBox = new AdkToolBox(toolbox);
  const handler = new DefaultBackgroundTaskHandler({ llmClient, toolBox });
  const task = transitionTask(
    createTask({ id: "t", contextId: "c" }),
    TASK_STATE.IN_PROGRESS,
  );
  await handler.handle({
    task,
    signal: new AbortController().signal,
  } as Parameters<typeof handler.handle>[0]);
  const results = (seen[1]?.messages ?? [])
    .filter(({ role }) => role === "tool")
    .map(({ content }) => String(content));
  assert.match(results[1] ?? "", /^Error executing tool "create_order": /);
  assert.throws(() => {
    toolBox.addTool(adkTools(toolbox)[0] as never);
  }, /duplicate tool name/);
  const own = tools.filter(({ name }) => name !== "input_required");
  row(
    "adk",
    "@inference-gateway/adk",
    {
      names: own.map(({ name }) => name),
      schemas: own.map(({ parameters }) => parameters),
      results,
    },
    'a tool message; that of an error starts with `Error executing tool "NAME":`',
  );
}

async function ai() {
  const model = aiModel();
  const { steps } = await generateText({
    model,
    tools: aiTools(toolbox),
    prompt: "order",
    stopWhen: stepCountIs(2),
  });
  const [first] = steps[0]?.toolResults ?? [];
  assert.equal((first?.output as { value: { total: number } }).value.total, 1);
  const { types, ...seen } = aiSeen(model);
  assert.deepEqual(types, ["text", "error-text", "content"]);
  row(
    "ai",
    "ai",
    seen,
    "a text or content, or `error-text`; the program gets content and value",
  );
}

async function langchain() {
  const tools = langchainTools(toolbox);
  const shown = tools.map((tool) => convertToOpenAITool(tool).function);
  const results = [];
  for (const { id, name, args } of CALLS) {
    const tool = tools.find((one) => one.name === name);
    const call = { id, name, args, type: "tool_call" as const };
    const message: unknown = await tool?.invoke(call);
    assert.ok(message instanceof ToolMessage);
    assert.equal(message.tool_call_id, id);
    results.push(message);
  }
  assert.deepEqual(
    results.map(({ status }) => status),
    ["success", "error", "success"],
  );
  assert.equal((results[0]?.artifact as { total: number }).total, 1);
  row(
    "langchain",
    "@langchain/core",
    {
      names: shown.map(({ name }) => name),
      schemas: shown.map(({ parameters }) => parameters),
      results: results.map(({ content }) => JSON.stringify(content)),
    },
    "a `ToolMessage`; that of an error has the `status` `error`",
  );
}

async function mastra() {
  const model = aiModel();
  const agent = new MastraAgent({
    id: "orders",
    name: "orders",
    instructions: "order",
    model: model as never,
    tools: mastraTools(toolbox),
  });
  await agent.generate("order", { maxSteps: 2 });
  const { types, ...seen } = aiSeen(model);
  assert.deepEqual(types, ["text", "error-text", "content"]);
  const [, found] = seen.schemas as [
    unknown,
    { properties: { note: { type: string[] } } },
  ];
  assert.ok(found.properties.note.type.includes("string"));
  const schemas = SCHEMAS.map((schema, i) => ({
    ...(seen.schemas[i] as object),
    ...(i === 0
      ? { $schema: schema["$schema"] }
      : { properties: schema["properties"] }),
  }));
  row(
    "mastra",
    "@mastra/core",
    { ...seen, schemas },
    "a text or content, or `error-text`; the program gets content and value",
    "equal, with another `$schema`; properties without a type list all but arrays",
  );
}

async function mcp(
  adapter: string,
  framework: string,
  client: Pick<Client, "listTools" | "close"> & {
    callTool: (params: {
      name: string;
      arguments: Record<string, unknown>;
    }) => Promise<unknown>;
  },
) {
  const { tools } = await client.listTools();
  const results = [];
  for (const { name, args } of CALLS) {
    results.push(
      (await client.callTool({ name, arguments: args })) as {
        isError?: boolean;
        structuredContent?: unknown;
      },
    );
  }
  assert.deepEqual(
    results.map(({ isError }) => isError),
    [false, true, false],
  );
  assert.ok(results[0]?.structuredContent);
  await client.close();
  row(
    adapter,
    framework,
    {
      names: tools.map(({ name }) => name),
      schemas: tools.map(({ inputSchema }) => inputSchema),
      results: results.map((one) => JSON.stringify(one)),
    },
    "content, and `structuredContent`",
  );
}

async function mcpV1() {
  const client = new Client({ name: "test", version: "1" });
  const [here, there] = InMemoryTransport.createLinkedPair();
  const server = mcpServerV1(toolbox, { name: "orders", version: "1" });
  await Promise.all([server.connect(here), client.connect(there)]);
  await mcp("mcp-v1", "@modelcontextprotocol/sdk", client);
}

async function mcpV2() {
  const client = new ClientV2({ name: "test", version: "1" });
  const [here, there] = InMemoryTransportV2.createLinkedPair();
  const server = mcpServer(toolbox, { name: "orders", version: "1" });
  await Promise.all([server.connect(here), client.connect(there as never)]);
  await mcp("mcp", "@modelcontextprotocol/server", client as never);
}

async function openaiAgents() {
  const requests: ModelRequest[] = [];
  const calls = CALLS.map(({ id, name, text }) => ({
    type: "function_call" as const,
    callId: id,
    name,
    arguments: text,
    status: "completed" as const,
  }));
  const model: Model = {
    getResponse: (request): Promise<ModelResponse> => {
      requests.push(request);
      const answer = {
        type: "message" as const,
        role: "assistant" as const,
        status: "completed" as const,
        content: [{ type: "output_text" as const, text: "done" }],
      };
      const output = requests.length === 1 ? calls : [answer];
      return Promise.resolve({ usage: new Usage(), output });
    },
    getStreamedResponse: () => {
      throw new Error("the test does not stream");
    },
  };
  const agent = new Agent({
    name: "orders",
    model,
    tools: agentTools(toolbox),
  });
  await new Runner({ tracingDisabled: true }).run(agent, "order");
  const tools = requests[0]?.tools.filter((one) => one.type === "function");
  const input = requests[1]?.input;
  assert.ok(Array.isArray(input));
  const results = input.filter((one) => one.type === "function_call_result");
  row(
    "openai-agents",
    "@openai/agents",
    {
      names: (tools ?? []).map(({ name }) => name),
      schemas: (tools ?? []).map(({ parameters }) => parameters),
      results: results.map(({ output }) => JSON.stringify(output)),
    },
    "a text, or texts, images and files",
  );
}

for (const check of [adk, ai, langchain, mastra, mcpV2, mcpV1, openaiAgents]) {
  await check();
}
