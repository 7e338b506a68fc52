// Runs built-in tools: a line of JSON for each call, a line for each result, in any order.
import { createInterface } from "node:readline";
import { bash } from "./dist/src/builtins/bash.js";
import { edit } from "./dist/src/builtins/edit.js";
import { fetch } from "./dist/src/builtins/fetch.js";
import { read } from "./dist/src/builtins/read.js";
import { write } from "./dist/src/builtins/write.js";
import { ToolError } from "./dist/src/toolspec/runtime.js";

const tools = { bash, edit, fetch, read, write };

/** Runs a call once, or `count` times; then the results are counted. */
async function answer({ tool, config, input, count, cancel }) {
  const { signal } = cancel === undefined ? new AbortController() : { signal: AbortSignal.timeout(cancel) };
  const handler = tools[tool]({ config });
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  if (count === undefined) return { ...(await outcome(handler, { signal }, input)), seconds: seconds() };
  const results = {};
  for (let i = 0; i < count; i++) {
    const found = JSON.stringify(await outcome(handler, { signal }, input));
    results[found] = (results[found] ?? 0) + 1;
  }
  return { results, seconds: seconds() };
}

async function outcome(handler, context, input) {
  try {
    return { result: await handler(input, context) };
  } catch (error) {
    if (error instanceof ToolError) return { error: error.message };
    return { internal: String(error?.stack ?? error) };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, ...call } = JSON.parse(line);
  void answer(call).then((result) => process.stdout.write(`${JSON.stringify({ id, ...result })}\n`));
}
