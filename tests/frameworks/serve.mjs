// Lists and calls the tools of `adlgen serve` with the official client, over the transport that is given:
// node serve.mjs stdio COMMAND ARGUMENT..., or node serve.mjs http URL. Prints what it gets as JSON.
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";

const [kind, target, ...args] = process.argv.slice(2);
const client = new Client({ name: "test", version: "1.0.0" });
const transport =
  kind === "http"
    ? new StreamableHTTPClientTransport(new URL(target))
    : new StdioClientTransport({ command: target, args, env: { ...process.env } });
await client.connect(transport);
const { tools } = await client.listTools();
const calls = JSON.parse(process.env.CALLS);
const results = [];
for (const [name, given] of calls) {
  results.push(await client.callTool({ name, arguments: given }));
}
console.log(JSON.stringify({ server: client.getServerVersion(), tools, results }));
await client.close();
