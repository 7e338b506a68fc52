// Calls a tool through versions 5 and 6 of the AI SDK.
import { aiTools } from "./src/toolspec/adapters/ai-v5.js";
import { options, probed, toolbox } from "./probe.js";

const { probe: tool } = aiTools(toolbox, options) as unknown as Record<
  string,
  {
    readonly execute: (args: unknown, request: unknown) => Promise<unknown>;
    readonly toModelOutput: (given: unknown) => unknown;
  }
>;
await probed("ai-v5", "ai", "", tool, async (what, abortSignal) => {
  const request = { toolCallId: "c", messages: [], abortSignal };
  return tool?.toModelOutput({ output: await tool.execute({ what }, request) });
});
