// Versions 5 and 6 of the AI SDK call emitted tools, without a network; the version is the argument.
import assert from "node:assert/strict";
import { generateText, type LanguageModel, stepCountIs } from "ai";
import { aiTools } from "./src/toolspec/adapters/ai-v5.js";
import { ContentResult, Toolbox, ToolSpec } from "./src/toolspec/runtime.js";

const addSpec = new ToolSpec<"add-one", { a: number }, { sum: number }>({
  name: "add-one",
  description: "Add one.",
  input: `{"type":"object","properties":{"a":{"type":"integer"}},"required":["a"]}`,
});
const drawSpec = new ToolSpec<"draw", Record<string, unknown>>({
  name: "draw",
  description: "Draw an image.",
  input: `{"type":"object"}`,
});
const image = {
  type: "image" as const,
  data: "iVBORw==",
  mimeType: "image/png",
};
const toolbox = new Toolbox([
  addSpec.bind(({ a }) => ({ sum: a + 1 })),
  drawSpec.bind(() => new ContentResult([image])),
]);
const CALLS = [
  { toolName: "add-one", input: `{"a":1}` },
  { toolName: "add-one", input: `{"a":"1"}` },
  { toolName: "draw", input: "{}" },
].map((call, i) => ({ type: "tool-call", toolCallId: String(i), ...call }));

interface Options {
  readonly tools?: { name: string; inputSchema: unknown }[];
  readonly prompt: { role: string; content: { output: Output }[] }[];
}
interface Output {
  readonly type: string;
  readonly value: unknown;
}
const seen: Options[] = [];
const earlier = process.argv[2] === "5";
const total = { total: 1, noCache: 1, text: 1 };
const usage = earlier
  ? { inputTokens: 1, outputTokens: 1, totalTokens: 2 }
  : { inputTokens: total, outputTokens: total };
const model = {
  specificationVersion: earlier ? "v2" : "v3",
  provider: "test",
  modelId: "test",
  supportedUrls: {},
  doGenerate: (options: Options) => {
    seen.push(options);
    const reason = seen.length === 1 ? "tool-calls" : "stop";
    return Promise.resolve({
      content: seen.length === 1 ? CALLS : [{ type: "text", text: "done" }],
      finishReason: earlier ? reason : { unified: reason, raw: undefined },
      usage,
      warnings: [],
    });
  },
} as unknown as LanguageModel;

const { steps } = await generateText({
  model,
  tools: aiTools(toolbox),
  prompt: "add",
  stopWhen: stepCountIs(2),
});
const [first] = steps[0]?.toolResults ?? [];
assert.deepEqual((first?.output as { value: unknown }).value, { sum: 2 });
assert.deepEqual(
  seen[0]?.tools?.map(({ name, inputSchema }) => [name, inputSchema]),
  toolbox.definitions.map(({ name, inputSchema }) => [name, inputSchema]),
);
const results = seen[1]?.prompt
  .filter(({ role }) => role === "tool")
  .flatMap(({ content }) => content.map(({ output }) => output));
const [done, refused, found] = results ?? [];
assert.deepEqual(done, { type: "text", value: `{"sum":2}` });
assert.equal(refused?.type, "error-text");
assert.match(String(refused.value), /must be integer/);
const data = { data: image.data, mediaType: image.mimeType };
const type = earlier ? "media" : "image-data";
assert.deepEqual(found, { type: "content", value: [{ type, ...data }] });
