// The types of the tools of the AI SDK: names are literals, and results have the types of the specs.
import { generateText, type LanguageModel } from "ai";
import { aiTools } from "./src/toolspec/adapters/ai.js";
import type { AgentToolbox, Toolbox } from "./src/toolspec/index.js";

declare const model: LanguageModel;
declare const toolbox: AgentToolbox;
declare const other: Toolbox;

export async function total(): Promise<number | undefined> {
  const tools = aiTools(toolbox);
  // @ts-expect-error: there is no such tool
  void tools.create_orders;
  const { toolResults } = await generateText({ model, prompt: "", tools });
  for (const result of toolResults) {
    if (result.dynamic) continue;
    if (result.toolName === "create_order") return result.output.value?.total;
  }
  return undefined;
}

export async function untyped(): Promise<void> {
  const { definitions } = other;
  const callForModel: Toolbox["callForModel"] = (...call) =>
    other.callForModel(...call);
  for (const tools of [
    aiTools(other),
    aiTools({ definitions, callForModel }),
  ]) {
    void tools["create_order"];
    await generateText({ model, prompt: "", tools });
  }
}
