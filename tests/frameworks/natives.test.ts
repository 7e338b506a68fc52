// Results with a Date, bytes, a URL and a bigint: what a model reads is what it can pass on, and values are JSON.
import assert from "node:assert/strict";
import { test } from "node:test";
import { generateText, stepCountIs } from "ai";
import { MockLanguageModelV4 } from "ai/test";
import { aiTools } from "./src/toolspec/adapters/ai.js";
import { callGemini } from "./src/toolspec/adapters/google-genai.js";
import { langchainTools } from "./src/toolspec/adapters/langchain.js";
import { mastraTools } from "./src/toolspec/adapters/mastra.js";
import { type BookInput, toolbox } from "./src/toolspec/index.js";

const FIRST = {
  at: "2024-01-02T03:04:05.500+02:00",
  seal: "AQL/",
  page: "https://example.com/a?b=1",
  cents: 2 ** 40,
};
const SERIAL = 2n ** 60n + 1n;
const LATER = "1970-01-01T00:00:00.000Z";
/** The text of a result, which has all digits. */
const SEEN = `${JSON.stringify(FIRST).slice(0, -1)},"serial":${String(SERIAL)},"stops":["${LATER}"]}`;
/** A value as frameworks keep it, with the nearest doubles. */
const VALUE = { ...FIRST, serial: Number(SERIAL), stops: [LATER] };

const given: BookInput[] = [];
const box = toolbox({
  book: (input) => {
    given.push(input);
    const { at, seal, page, cents } = input;
    return { at, seal, page, cents, serial: SERIAL, stops: [new Date(0)] };
  },
});

await test("what a model reads is what it can pass on", async () => {
  const shown: string[] = [];
  const usage = {
    inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: 1, text: 1, reasoning: 0 },
  };
  const model = new MockLanguageModelV4({
    doGenerate: ({ prompt }) => {
      const results = prompt
        .flatMap(({ role, content }) => (role === "tool" ? content : []))
        .flatMap((part) => (part.type === "tool-result" ? [part.output] : []));
      const last = results.at(-1);
      if (last) shown.push(last.type === "text" ? last.value : last.type);
      const text = shown.at(-1) ?? JSON.stringify(FIRST);
      const call = {
        type: "tool-call" as const,
        toolCallId: `c${String(shown.length)}`,
        toolName: "book",
        input: text,
      };
      const isOver = shown.length === 2;
      return Promise.resolve({
        content: isOver ? [{ type: "text" as const, text: "done" }] : [call],
        usage,
        warnings: [],
        finishReason: {
          unified: isOver ? ("stop" as const) : ("tool-calls" as const),
          raw: undefined,
        },
      });
    },
  });
  const tools = aiTools(box);
  const stopWhen = stepCountIs(4);
  const { steps } = await generateText({ model, prompt: "", tools, stopWhen });
  assert.deepEqual(shown, [SEEN, SEEN]);
  assert.equal(given.length, 2);
  for (const { at, seal, page, cents } of given) {
    assert.equal(at.getTime(), Date.parse(FIRST.at));
    assert.deepEqual([...seal], [1, 2, 255]);
    assert.equal(page.href, FIRST.page);
    assert.equal(cents, 2n ** 40n);
  }
  const [result] = steps.flatMap((step) => step.toolResults);
  assert.ok(result && !result.dynamic);
  const { value } = result.output;
  assert.deepEqual(value, VALUE);
  // The types are those of JSON.
  const at: string | undefined = value?.at;
  const serial: number | undefined = value?.serial;
  const stops: readonly string[] | undefined = value?.stops;
  assert.deepEqual([at, serial, stops], [VALUE.at, VALUE.serial, VALUE.stops]);
  assert.match(JSON.stringify(steps), /"serial":1152921504606847000/);
});

await test("other frameworks keep and send values as JSON", async () => {
  const sent = await callGemini(box, [{ name: "book", args: FIRST }]);
  assert.deepEqual(sent.parts?.[0]?.functionResponse?.response, {
    output: VALUE,
  });
  assert.match(JSON.stringify(sent), /"cents":1099511627776/);
  const { book } = mastraTools(box) as Record<
    string,
    { execute?: (args: unknown, request: unknown) => Promise<unknown> }
  >;
  const made = (await book?.execute?.(FIRST, {})) as { value: unknown };
  assert.deepEqual(made.value, VALUE);
  const [tool] = langchainTools(box);
  const message: unknown = await tool?.invoke({
    type: "tool_call",
    id: "c",
    name: "book",
    args: FIRST,
  });
  const { content, artifact } = message as Record<string, unknown>;
  assert.deepEqual([content, artifact], [SEEN, VALUE]);
});
