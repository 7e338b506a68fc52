// Calls a tool through the SDKs of providers and LangChain, also of earlier versions.
import { convertToOpenAITool } from "@langchain/core/utils/function_calling";
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
import { NAME as name, options, probed, toolbox } from "./probe.js";

const id = "c";
await probed(
  "anthropic",
  "@anthropic-ai/sdk",
  "",
  anthropicTools(toolbox),
  (what, signal) =>
    callAnthropic(toolbox, [{ type: "tool_use", id, name, input: { what } }], {
      ...options,
      signal,
    }),
);
await probed(
  "google-genai",
  "@google/genai",
  "",
  geminiTool(toolbox),
  (what, signal) =>
    callGemini(toolbox, [{ id, name, args: { what } }], {
      ...options,
      signal,
    }),
);
const [tool] = langchainTools(toolbox, options);
await probed(
  "langchain",
  "@langchain/core",
  "",
  tool && convertToOpenAITool(tool),
  async (what, signal) => {
    const call = { name, id, args: { what }, type: "tool_call" as const };
    const { content, status } = (await tool?.invoke(call, { signal })) as {
      content: unknown;
      status: unknown;
    };
    return { content, status };
  },
);
const given = (what: string) => JSON.stringify({ what });
await probed(
  "openai",
  "openai",
  "chat",
  chatTools(toolbox),
  (what, signal) => {
    const call = { name, arguments: given(what) };
    const calls = [{ id, type: "function" as const, function: call }];
    return callChat(toolbox, calls, { ...options, signal });
  },
);
await probed(
  "openai",
  "openai",
  "Responses",
  responseTools(toolbox),
  (what, signal) => {
    const call = { call_id: id, name, arguments: given(what) };
    const items = [{ type: "function_call" as const, ...call }];
    return callResponse(toolbox, items, { ...options, signal });
  },
);
