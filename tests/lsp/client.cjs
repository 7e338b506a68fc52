// The protocol client of VS Code's language client, without VS Code: opens a manifest, and prints what the server answers as JSON.
const { spawn } = require("node:child_process");
const protocol = require("vscode-languageserver-protocol/node");

const [folder, text, ...command] = process.argv.slice(2);
const server = spawn(command[0], command.slice(1), { stdio: ["pipe", "pipe", "inherit"] });
const connection = protocol.createProtocolConnection(
  new protocol.StreamMessageReader(server.stdout),
  new protocol.StreamMessageWriter(server.stdin),
);
const uri = `${folder}/agent.yaml`;

async function main() {
  const published = new Promise((resolve) => {
    connection.onNotification(protocol.PublishDiagnosticsNotification.type, resolve);
  });
  connection.listen();
  const started = await connection.sendRequest(protocol.InitializeRequest.type, {
    processId: process.pid,
    rootUri: folder,
    capabilities: { general: { positionEncodings: ["utf-16"] } },
  });
  await connection.sendNotification(protocol.InitializedNotification.type, {});
  const textDocument = { uri, languageId: "yaml", version: 1, text };
  await connection.sendNotification(protocol.DidOpenTextDocumentNotification.type, { textDocument });
  const { diagnostics } = await published;
  const position = { line: text.split("\n").findIndex((line) => line.includes("inject:")), character: 8 };
  const hover = await connection.sendRequest(protocol.HoverRequest.type, { textDocument: { uri }, position });
  await connection.sendRequest(protocol.ShutdownRequest.type);
  await connection.sendNotification(protocol.ExitNotification.type);
  console.log(
    JSON.stringify({ server: started.serverInfo.name, codes: diagnostics.map((one) => one.code), hover: hover.contents.value }),
  );
}

main().then(() => process.exit(0));
