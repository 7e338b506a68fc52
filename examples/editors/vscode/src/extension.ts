import * as vscode from "vscode";
import { LanguageClient, type LanguageClientOptions, type ServerOptions } from "vscode-languageclient/node";

const SERVER_COMMAND = "adlgen.explain";
let client: LanguageClient | undefined;

/** Starts the server with the command of the settings. */
async function start(): Promise<void> {
  const settings = vscode.workspace.getConfiguration("adlgen");
  const [command = "adlgen", ...args] = settings.get<string[]>("command", ["adlgen", "lsp"]);
  const server: ServerOptions = { command, args };
  const options: LanguageClientOptions = {
    documentSelector: ["yaml", "json", "jsonc"].map((language) => ({ scheme: "file", language })),
    synchronize: { fileEvents: vscode.workspace.createFileSystemWatcher("**/*.{yaml,yml,json,dops,toml}") },
    initializationOptions: { lint: settings.get<boolean>("lint", true) },
    middleware: {
      executeCommand: async (name, values, next) => {
        const result: unknown = await next(name, values);
        if (name === SERVER_COMMAND && typeof result === "string") {
          const page = await vscode.workspace.openTextDocument({ language: "markdown", content: result });
          await vscode.window.showTextDocument(page, { preview: true });
        }
        return result;
      },
    },
  };
  client = new LanguageClient("adlgen", "adlgen", server, options);
  await client.start();
}

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  context.subscriptions.push(
    vscode.commands.registerCommand("adlgen.restart", async () => {
      await client?.stop();
      await start();
    }),
  );
  await start();
}

export async function deactivate(): Promise<void> {
  await client?.stop();
}
