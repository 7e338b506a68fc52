// An MCP server with emitted tools, over standard input and output.
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { mcpServer } from "./src/toolspec/adapters/mcp.js";
import { createOrderSpec } from "./src/toolspec/create-order.js";
import type { AgentToolbox } from "./src/toolspec/index.js";
import { pingSpec } from "./src/toolspec/ping.js";
import { Toolbox } from "./src/toolspec/runtime.js";
import { searchCatalogSpec } from "./src/toolspec/search-catalog.js";

const toolbox = new Toolbox([
  createOrderSpec.bind((input, ctx) => {
    ctx.progress({ progress: 1, total: 2, message: "charged" });
    return { orderId: "o-1", status: "accepted", total: input.items.length };
  }),
  pingSpec.bind(() => "pong"),
  searchCatalogSpec.bind(() => {
    throw new Error("the password of the database is secret");
  }),
]);
/** The toolbox of the agent has a type of its own. */
export const served = (agent: AgentToolbox) =>
  mcpServer(agent, { name: "orders", version: "1.0.0" });
serveStdio(() => mcpServer(toolbox, { name: "orders", version: "1.0.0" }));
