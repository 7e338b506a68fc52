// Turns with the SDKs of providers and LangChain, and their options; also with earlier versions.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  anthropicTools,
  callAnthropic,
} from "./src/toolspec/adapters/anthropic.js";
import {
  callGemini,
  geminiTool,
} from "./src/toolspec/adapters/google-genai.js";
import { langchainTools } from "./src/toolspec/adapters/langchain.js";
import {
  callChat,
  callResponse,
  chatTools,
  responseTools,
} from "./src/toolspec/adapters/openai.js";
import { ADA, as, check, closed, OPTIONS, seen, toolbox } from "./request.js";
import type { ToolDefinition } from "./src/toolspec/runtime.js";

await test("LangChain", async () => {
  const [who, fail, ...more] = langchainTools(toolbox, {
    ...OPTIONS,
    context: (config) => as(String(config?.configurable?.["user"])),
  });
  assert.deepEqual(more, []);
  const call = (name: string, id: string, args = {}) =>
    ({ name, id, args, type: "tool_call" }) as const;
  const config = { configurable: ADA };
  const done: unknown = await who?.invoke(call("who", "c"), config);
  const failed: unknown = await fail?.invoke(
    call("fail", "d", { a: "" }),
    config,
  );
  check(done, failed, "c");
});

await test("OpenAI", async () => {
  const { signal } = new AbortController();
  const options = { ...OPTIONS, signal, strict: "auto" as const };
  const chat = { ...options, context: () => as("ada") };
  const shown = chatTools(toolbox, chat);
  assert.deepEqual(
    shown.map((one) => [one.function.name, one.function.strict]),
    [
      ["who", undefined],
      ["fail", true],
    ],
  );
  const call = (id: string, name: string, args: string) =>
    ({ id, type: "function", function: { name, arguments: args } }) as const;
  const [done, failed, hidden] = await callChat(
    toolbox,
    [
      call("c", "who", "{}"),
      call("d", "fail", `{"a":""}`),
      call("e", "hidden", "{}"),
    ],
    chat,
  );
  check(done, failed, "c");
  assert.match(JSON.stringify(hidden), /no tool .*Available tools: who, fail/);
  const strict = {
    schema: (tool: ToolDefinition) =>
      tool.name === "who" ? { type: "object" } : undefined,
    args: () => `{"a":"of the strict schema"}`,
  };
  const response = { ...chat, strict };
  assert.deepEqual(
    responseTools(toolbox, response).map((one) => [one.strict, one.parameters]),
    [
      [true, { type: "object" }],
      [false, JSON.parse(closed)],
    ],
  );
  const item = (call_id: string, name: string, args: string) =>
    ({ type: "function_call", call_id, name, arguments: args }) as const;
  const answers = await callResponse(
    toolbox,
    [
      { type: "reasoning" },
      item("c", "who", `{"a":7}`),
      item("d", "fail", `{"a":""}`),
    ],
    response,
  );
  check(answers[0], answers[1], "c");
});

await test("Anthropic", async () => {
  const options = { ...OPTIONS, context: () => as("ada") };
  assert.equal(anthropicTools(toolbox, options).length, 2);
  const use = (id: string, name: string, given = {}) =>
    ({ type: "tool_use", id, name, input: given }) as const;
  const [done, failed] = await callAnthropic(
    toolbox,
    [{ type: "text" }, use("c", "who"), use("d", "fail", { a: "" })],
    options,
  );
  check(done, failed, "c");
});

await test("Gemini", async () => {
  const options = { ...OPTIONS, context: () => as("ada") };
  assert.equal(geminiTool(toolbox, options).functionDeclarations?.length, 2);
  const { parts } = await callGemini(
    toolbox,
    [
      { id: "c", name: "who" },
      { name: "fail", args: { a: "" } },
    ],
    options,
  );
  check(parts?.[0], parts?.[1], "c");
});

await test("a turn that is cancelled runs nothing", async () => {
  const signal = AbortSignal.abort();
  const { parts } = await callGemini(toolbox, [{ name: "who" }], { signal });
  assert.match(JSON.stringify(parts), /The call of who was cancelled/);
  assert.deepEqual(seen, []);
});
