// The real frameworks call emitted tools through the adapters, without a network; the rows of the documentation are printed.
import assert from "node:assert/strict";
import Anthropic from "@anthropic-ai/sdk";
import { GoogleGenAI } from "@google/genai";
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
import OpenAI from "openai";
import { AdkToolBox, adkTools } from "./src/toolspec/adapters/adk.js";
import { aiTools } from "./src/toolspec/adapters/ai.js";
import {
  anthropicTools,
  callAnthropic,
} from "./src/toolspec/adapters/anthropic.js";
import {
  callGemini,
  geminiTool,
} from "./src/toolspec/adapters/google-genai.js";
import { langchainTools } from "./src/toolspec/adapters/langchain.js";
import { mastraTools } from "./src/toolspec/adapters/mastra.js";
import { mcpServerV1 } from "./src/toolspec/adapters/mcp-v1.js";
import { mcpServer } from "./src/toolspec/adapters/mcp.js";
import { agentTools } from "./src/toolspec/adapters/openai-agents.js";
import {
  callChat,
  callResponse,
  chatTools,
  responseTools,
} from "./src/toolspec/adapters/openai.js";
import { createOrderSpec } from "./src/toolspec/create-order.js";
import { ContentResult, Toolbox, ToolSpec } from "./src/toolspec/runtime.js";

/** A tool with a name that some frameworks change, and a schema that validators in strict mode refuse. */
const findSpec = new ToolSpec<"find-order", Record<string, unknown>>({
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

/** An HTTP client that answers requests in turn, and keeps their bodies. */
function served(...answers: object[]) {
  const bodies: Record<string, unknown>[] = [];
  const fetch = (_: unknown, init?: { body?: unknown }) => {
    bodies.push(JSON.parse(String(init?.body)) as Record<string, unknown>);
    return Promise.resolve(Response.json(answers.shift()));
  };
  return { bodies, fetch: fetch as typeof globalThis.fetch };
}

const MODEL = "model";

async function anthropic() {
  const content = CALLS.map(({ id, name, args }) => ({
    type: "tool_use",
    id,
    name,
    input: args,
  }));
  const { bodies, fetch } = served({ content }, { content: [] });
  const client = new Anthropic({ apiKey: "key", fetch });
  const tools = anthropicTools(toolbox);
  const shared = { model: MODEL, max_tokens: 9, tools };
  const asked = { role: "user" as const, content: "order" };
  const message = await client.messages.create({
    ...shared,
    messages: [asked],
  });
  const results = await callAnthropic(toolbox, message.content);
  const messages = [
    asked,
    { role: "assistant" as const, content: message.content },
    { role: "user" as const, content: results },
  ];
  await client.messages.create({ ...shared, messages });
  assert.deepEqual(
    results.map(({ is_error }) => is_error),
    [false, true, false],
  );
  const shown = bodies[0]?.["tools"] as {
    name: string;
    input_schema: unknown;
  }[];
  row(
    "anthropic",
    "@anthropic-ai/sdk",
    {
      names: shown.map(({ name }) => name),
      schemas: shown.map((one) => one.input_schema),
      results: results.map((one) => JSON.stringify(one.content)),
    },
    "a block `tool_result`, with `is_error`",
  );
}

async function gemini() {
  const parts = CALLS.map(({ name, args }) => ({
    functionCall: { name, args },
  }));
  const content = { role: "model", parts };
  const { bodies, fetch } = served(
    { candidates: [{ content }] },
    { candidates: [{ content: { parts: [{ text: "done" }] } }] },
  );
  const { fetch: real } = globalThis;
  globalThis.fetch = fetch;
  try {
    const client = new GoogleGenAI({ apiKey: "key" });
    const config = { tools: [geminiTool(toolbox)] };
    const asked = { role: "user", parts: [{ text: "order" }] };
    const first = await client.models.generateContent({
      model: MODEL,
      contents: [asked],
      config,
    });
    const answer = await callGemini(toolbox, first.functionCalls);
    const contents = [asked, content, answer];
    await client.models.generateContent({ model: MODEL, contents, config });
  } finally {
    globalThis.fetch = real;
  }
  const [{ functionDeclarations: shown }] = bodies[0]?.["tools"] as [
    { functionDeclarations: { name: string; parametersJsonSchema: unknown }[] },
  ];
  const sent = bodies[1]?.["contents"] as {
    parts: { functionResponse: { response: object; parts?: unknown } }[];
  }[];
  const results = (sent[2]?.parts ?? []).map((one) => one.functionResponse);
  assert.deepEqual(
    results.map(({ response }) => Object.keys(response)),
    [["output"], ["error"], ["output"]],
  );
  row(
    "google-genai",
    "@google/genai",
    {
      names: shown.map(({ name }) => name),
      schemas: shown.map((one) => one.parametersJsonSchema),
      results: results.map((one) => JSON.stringify(one)),
    },
    "a part `functionResponse`, with `output` or `error`",
  );
}

async function openaiChat() {
  const calls = CALLS.map(({ id, name, text }) => ({
    id,
    type: "function",
    function: { name, arguments: text },
  }));
  const message = { role: "assistant", content: null, tool_calls: calls };
  const { bodies, fetch } = served({ choices: [{ message }] }, { choices: [] });
  const client = new OpenAI({ apiKey: "key", fetch });
  const asked = { role: "user" as const, content: "order" };
  const tools = chatTools(toolbox);
  const first = await client.chat.completions.create({
    model: MODEL,
    messages: [asked],
    tools,
  });
  const answer = first.choices[0]?.message;
  assert.ok(answer);
  const messages = [
    asked,
    answer,
    ...(await callChat(toolbox, answer.tool_calls)),
  ];
  await client.chat.completions.create({ model: MODEL, messages, tools });
  const shown = bodies[0]?.["tools"] as {
    function: { name: string; parameters: unknown };
  }[];
  const sent = bodies[1]?.["messages"] as { role: string; content: string }[];
  row(
    "openai",
    "openai, chat",
    {
      names: shown.map((one) => one.function.name),
      schemas: shown.map((one) => one.function.parameters),
      results: sent.slice(2).map(({ content }) => content),
    },
    "a tool message",
  );
}

async function openaiResponses() {
  const output = CALLS.map(({ id, name, text }) => ({
    type: "function_call",
    call_id: id,
    name,
    arguments: text,
  }));
  const { bodies, fetch } = served({ output }, { output: [] });
  const client = new OpenAI({ apiKey: "key", fetch });
  const tools = responseTools(toolbox);
  const asked = { role: "user" as const, content: "order" };
  const first = await client.responses.create({
    model: MODEL,
    input: [asked],
    tools,
  });
  const results = await callResponse(toolbox, first.output);
  await client.responses.create({
    model: MODEL,
    // The types of the SDK differ in items that there are not.
    input: [asked, ...(first.output as typeof results), ...results],
    tools,
  });
  const shown = bodies[0]?.["tools"] as { name: string; parameters: unknown }[];
  const sent = bodies[1]?.["input"] as { output: unknown }[];
  row(
    "openai",
    "openai, Responses",
    {
      names: shown.map(({ name }) => name),
      schemas: shown.map(({ parameters }) => parameters),
      results: sent.slice(4).map((one) => JSON.stringify(one.output)),
    },
    "an item `function_call_output`, with texts and images",
  );
}

for (const check of [
  ...[adk, ai, anthropic, gemini, langchain, mastra, mcpV2, mcpV1],
  ...[openaiChat, openaiResponses, openaiAgents],
]) {
  await check();
}
