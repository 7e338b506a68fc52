// The options of adapters: the context of the request, crashes, a subset, approval and strict mode.
import assert from "node:assert/strict";
import { test } from "node:test";
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
import { Toolbox, ToolSpec } from "./src/toolspec/runtime.js";
import { ADA, as, check, message, OPTIONS, seen, toolbox } from "./request.js";

await test("AI SDK", async () => {
  const tools = aiTools(toolbox, {
    ...OPTIONS,
    context: ({ context }) => as((context as typeof ADA).user),
    needsApproval: ["fail"],
    strict: "auto",
  });
  assert.deepEqual(Object.keys(tools), ["who", "fail"]);
  // @ts-expect-error: it is not offered
  void tools.hidden;
  const request = { toolCallId: "c", messages: [], context: ADA } as never;
  const done: unknown = await tools.who.execute?.({}, request);
  const failed = await (
    tools.fail.execute?.({ a: "" }, request) as Promise<unknown>
  ).catch(message);
  check(done, failed, "c");
  const { who, fail } = tools as Record<string, object>;
  assert.deepEqual(
    [who, fail].map((one) => [
      (one as { strict?: boolean }).strict,
      (one as { needsApproval?: boolean }).needsApproval,
    ]),
    [
      [undefined, undefined],
      [true, true],
    ],
  );
});

await test("Mastra", async () => {
  const tools = mastraTools(toolbox, {
    ...OPTIONS,
    context: ({ agent }) => as((agent as unknown as typeof ADA).user),
    needsApproval: ({ name }) => name === "fail",
  });
  assert.deepEqual(Object.keys(tools), ["who", "fail"]);
  const request = { agent: { toolCallId: "c", ...ADA } } as never;
  const done: unknown = await tools["who"]?.execute?.({}, request);
  const failed: unknown = await (
    tools["fail"]?.execute?.({ a: "" }, request) as Promise<unknown>
  ).catch(message);
  check(done, failed, "c");
  assert.deepEqual(
    Object.values(tools).map(({ requireApproval }) => requireApproval),
    [false, true],
  );
});

await test("OpenAI Agents", async () => {
  const tools = agentTools(toolbox, {
    ...OPTIONS,
    context: (run?: RunContext<typeof ADA>) => as(run?.context.user),
    needsApproval: ["fail"],
    strict: "auto",
  });
  const [who, fail, ...more] = tools;
  assert.deepEqual(more, []);
  const run = new RunContext(ADA);
  const details = { toolCall: { callId: "c" } } as never;
  const done = await who?.invoke(run, "{}", details);
  check(done, await fail?.invoke(run, `{"a":""}`, details), "c");
  assert.deepEqual(
    tools.map(({ strict }) => strict),
    [false, true],
  );
  assert.equal(await fail?.needsApproval(run, "{}", "c"), true);
  assert.equal(await who?.needsApproval(run, "{}", "c"), false);
});

await test("Inference Gateway ADK", async () => {
  const [who, fail, ...more] = adkTools(toolbox, {
    ...OPTIONS,
    context: (context) => as((context as unknown as typeof ADA).user),
  });
  assert.deepEqual(more, []);
  const context = { invocationId: "c", ...ADA } as unknown as ToolContext;
  const done = await who?.execute("{}", context);
  const failed = await fail?.execute(`{"a":""}`, context).catch(message);
  assert.equal(seen[0]?.data["adk"], context);
  check(done, failed, "c");
});

await test("MCP, with the name of another tool", async () => {
  const seen: string[] = [];
  const made = (name: string, listed: string, scopes?: string[]) =>
    new ToolSpec({
      name,
      description: name,
      input: "{}",
      mcp: { name: listed },
      ...(scopes && { scopes }),
    }).bind(() => {
      seen.push(name);
      return name;
    });
  const both = Toolbox.of(made("a", "b"), made("b", "b", ["b"]));
  const authInfo = { token: "t", clientId: "ada", scopes: ["x"] };
  for (const only of [undefined, ["a"]]) {
    const [near, far] = InMemoryTransportV1.createLinkedPair();
    const send = near.send.bind(near);
    near.send = (one) => send(one, { authInfo });
    const client = new ClientV1({ name: "test", version: "1" });
    const server = mcpServerV1(both, { name: "test", version: "1" }, { only });
    await server.connect(far);
    await client.connect(near);
    const called = client.callTool({ name: "b" });
    if (only === undefined) await assert.rejects(called, /insufficient_scope: b/);
    else await called;
    await client.close();
  }
  assert.deepEqual(seen, ["a"]);
});

await test("MCP", async () => {
  const authInfo = { token: "t", clientId: "ada", scopes: ["x"] };
  const meta = { traceparent: "00-1-2-01" };
  const info = { name: "test", version: "1" };
  const context = () => ({ deadline: new Date(Date.now() + 1e9) });
  const options = { ...OPTIONS, context };
  for (const version of [1, 2]) {
    const [near, far] = (
      version === 1 ? InMemoryTransportV1 : InMemoryTransport
    ).createLinkedPair();
    const send = near.send.bind(near);
    near.send = (one: never) => send(one, { authInfo } as never);
    const client =
      version === 1
        ? new ClientV1(info)
        : (new Client(info) as never as ClientV1);
    const server =
      version === 1
        ? mcpServerV1(toolbox, info, {
            ...options,
            context: () => ({ ...context(), trace: meta }),
          })
        : mcpServer(toolbox, info, {
            ...options,
            context: () => ({ ...context(), principal: { id: "ada" } }),
          });
    await server.connect(far as never);
    await client.connect(near as never);
    const { tools } = await client.listTools();
    assert.deepEqual(
      tools.map(({ name }) => name),
      ["who", "fail"],
    );
    const done = await client.callTool({ name: "who", _meta: meta });
    const failed = await client.callTool({
      name: "fail",
      arguments: { a: "" },
    });
    const hidden = await client.callTool({ name: "hidden" });
    assert.match(JSON.stringify(hidden), /Available tools: who, fail/);
    const [ctx] = seen;
    assert.ok(ctx?.data["mcp"]);
    if (version === 1) {
      assert.deepEqual(ctx.principal?.scopes, ["x"]);
      Object.assign(ctx, { principal: { id: ctx.principal?.id } });
    }
    Object.assign(ctx, { trace: { traceparent: ctx.trace?.traceparent } });
    check(done, failed, ctx.callId);
    await client.close();
  }
});
