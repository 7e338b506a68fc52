// Calls a tool through the frameworks of agents and the SDKs of MCP.
import type { ToolContext } from "@inference-gateway/adk";
import { Client } from "@modelcontextprotocol/client";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport as InMemoryTransportV1 } from "@modelcontextprotocol/sdk/inMemory.js";
import { InMemoryTransport } from "@modelcontextprotocol/server";
import { RunContext } from "@openai/agents";
import { adkTools } from "./src/toolspec/adapters/adk.js";
import { aiTools } from "./src/toolspec/adapters/ai.js";
import { mastraTools } from "./src/toolspec/adapters/mastra.js";
import { mcpServerV1 } from "./src/toolspec/adapters/mcp-v1.js";
import { mcpServer } from "./src/toolspec/adapters/mcp.js";
import { agentTools } from "./src/toolspec/adapters/openai-agents.js";
import { NAME as name, options, probed, toolbox } from "./probe.js";

const [adk] = adkTools(toolbox, options);
await probed("adk", "@inference-gateway/adk", "", adk, (what, signal) => {
  const context = { invocationId: "c", signal } as unknown as ToolContext;
  return adk?.execute(JSON.stringify({ what }), context);
});

interface Shown {
  readonly execute?: (args: unknown, request: never) => unknown;
  readonly toModelOutput?: (given: never) => unknown;
}
/** Returns what the model gets of a call, as the AI SDK asks for it. */
async function shown(tool: Shown | undefined, args: object, request: object) {
  const output = await tool?.execute?.(args, request as never);
  return tool?.toModelOutput?.({ output } as never);
}
const { probe: ai } = aiTools(toolbox, options);
await probed("ai", "ai", "", ai, (what, abortSignal) => {
  const request = { toolCallId: "c", messages: [], abortSignal };
  return shown(ai as unknown as Shown, { what }, request);
});

const { [name]: mastra } = mastraTools(toolbox, options) as Record<
  string,
  Shown
>;
await probed("mastra", "@mastra/core", "", mastra, async (what, abortSignal) => {
  const request = { agent: { toolCallId: "c" }, abortSignal } as never;
  const output = await mastra?.execute?.({ what }, request);
  return mastra?.toModelOutput?.(output as never);
});

const info = { name: "test", version: "1" };
for (const version of [2, 1]) {
  const [near, far] = (
    version === 1 ? InMemoryTransportV1 : InMemoryTransport
  ).createLinkedPair();
  const client =
    version === 1
      ? new ClientV1(info)
      : (new Client(info) as never as ClientV1);
  const server =
    version === 1
      ? mcpServerV1(toolbox, info, options)
      : mcpServer(toolbox, info, options);
  await server.connect(far as never);
  await client.connect(near as never);
  const [adapter, packageName] =
    version === 1
      ? (["mcp-v1", "@modelcontextprotocol/sdk"] as const)
      : (["mcp", "@modelcontextprotocol/server"] as const);
  const listed = await client.listTools();
  await probed(adapter, packageName, "", listed, (what, signal) => {
    const call = { name, arguments: { what } };
    return version === 1
      ? client.callTool(call, undefined, { signal })
      : (client as never as Client).callTool(call, { signal });
  });
  await client.close();
}

const [agent] = agentTools(toolbox, options);
await probed("openai-agents", "@openai/agents", "", agent, (what, signal) => {
  const details = { toolCall: { callId: "c" }, signal } as never;
  return agent?.invoke(new RunContext(), JSON.stringify({ what }), details);
});
