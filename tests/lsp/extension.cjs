// Runs the extension for VS Code with its language client under Node: activates it, restarts its server and deactivates it; prints what the editor shows as JSON.
const Module = require("node:module");

const [bundle, folder, text, ...command] = process.argv.slice(2);
const settings = { command, lint: true };
const commands = new Map();
const waiting = [];
const shown = [];

class Any {
  constructor(...values) {
    this.values = values;
  }
}
class Disposable {
  dispose() {}
}
class Position {
  constructor(line, character) {
    Object.assign(this, { line, character });
  }
}
class Range {
  constructor(...at) {
    Object.assign(this, at.length === 2 ? { start: at[0], end: at[1] } : { start: new Position(at[0], at[1]), end: new Position(at[2], at[3]) });
  }
}
class Diagnostic {
  constructor(range, message, severity) {
    Object.assign(this, { range, message, severity });
  }
}
class EventEmitter {
  listeners = new Set();
  event = (listener) => {
    this.listeners.add(listener);
    return { dispose: () => this.listeners.delete(listener) };
  };
  fire(value) {
    for (const listener of this.listeners) listener(value);
  }
  dispose() {}
}
class CodeActionKind {
  constructor(value) {
    this.value = value;
  }
  append(part) {
    return new CodeActionKind(this.value ? `${this.value}.${part}` : part);
  }
}
const kinds = { QuickFix: "quickfix", Refactor: "refactor", RefactorExtract: "refactor.extract", RefactorInline: "refactor.inline", RefactorMove: "refactor.move", RefactorRewrite: "refactor.rewrite", Source: "source", SourceOrganizeImports: "source.organizeImports", SourceFixAll: "source.fixAll", Notebook: "notebook", Empty: "" };
for (const [name, value] of Object.entries(kinds)) CodeActionKind[name] = new CodeActionKind(value);
class CancellationTokenSource {
  token = { isCancellationRequested: false, onCancellationRequested: () => new Disposable() };
  cancel() {}
  dispose() {}
}
const Uri = {
  parse: (value) => ({ scheme: "file", path: value.slice(7), fsPath: value.slice(7), toString: () => value, with: () => Uri.parse(value) }),
  file: (path) => Uri.parse(`file://${path}`),
};
const uri = Uri.parse(`${folder}/agent.yaml`);
const document = { uri, fileName: uri.fsPath, languageId: "yaml", version: 1, lineCount: text.split("\n").length, getText: () => text, isClosed: false };

// Everything that the language client uses and the test does not look at.
const nothing = (known) =>
  new Proxy(known, { get: (_, key) => (key in known ? known[key] : key === "then" ? undefined : () => new Disposable()) });
const vscode = new Proxy(
  {
    Disposable, Position, Range, Diagnostic, EventEmitter, CodeActionKind, CancellationTokenSource, Uri,
    version: "1.100.0",
    DiagnosticSeverity: { Error: 0, Warning: 1, Information: 2, Hint: 3 },
    env: nothing({ appName: "test", language: "en" }),
    workspace: nothing({
      textDocuments: [document],
      notebookDocuments: [],
      workspaceFolders: [{ uri: Uri.parse(folder), name: "test", index: 0 }],
      getConfiguration: () => ({ get: (key, otherwise) => settings[key] ?? otherwise }),
      createFileSystemWatcher: () => nothing({}),
      fs: nothing({ isWritableFileSystem: () => true }),
    }),
    window: nothing({
      visibleTextEditors: [],
      tabGroups: nothing({ all: [] }),
      createOutputChannel: () => nothing({ append: () => {}, appendLine: (line) => process.stderr.write(`${line}\n`) }),
      showErrorMessage: async (message) => process.stderr.write(`${message}\n`),
    }),
    languages: nothing({
      match: (_, one) => (one.languageId === "yaml" ? 10 : 0),
      createDiagnosticCollection: () => ({
        set: (_, found) => {
          shown.push(found);
          waiting.shift()?.(found);
        },
        delete: () => {}, clear: () => {}, dispose: () => {},
      }),
    }),
    commands: nothing({
      registerCommand: (name, run) => {
        commands.set(name, run);
        return { dispose: () => commands.delete(name) };
      },
    }),
  },
  { get: (known, key) => (key in known ? known[key] : class extends Any {}) },
);
const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? vscode : load(name, ...rest));
const next = () => new Promise((resolve) => waiting.push(resolve));

async function main() {
  const extension = require(bundle);
  const context = { subscriptions: [] };
  const first = next();
  await extension.activate(context);
  const codes = [(await first).map((one) => one.code?.value ?? one.code)];
  const second = next();
  await commands.get("adlgen.restart")();
  codes.push((await second).map((one) => one.code?.value ?? one.code));
  const known = [...commands.keys()].sort();
  await extension.deactivate();
  for (const one of context.subscriptions) one.dispose();
  console.log(JSON.stringify({ codes, known, left: [...commands.keys()] }));
}

main().then(() => process.exit(0), (error) => { console.error(error); process.exit(1); });
