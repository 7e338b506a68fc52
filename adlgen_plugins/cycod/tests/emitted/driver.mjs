// Answers questions about emitted code: one JSON list in, one out. Run beside `lines.mjs`.
import { text } from "node:stream/consumers";
import { buildCommand } from "./dist/src/commands/runtime/build.js";
import { argv, execute } from "./dist/src/commands/runtime/execute.js";
import { quoted } from "./dist/src/commands/runtime/quoting.js";
import { runTool } from "./dist/src/commands/runtime/run.js";
import { ToolError } from "./dist/src/toolspec/runtime.js";
import { lines } from "./lines.mjs";

const host = {
  platform: "linux",
  workspace: "/work",
  temp: "/tmp",
  variables: { HOME: "/users/me" },
};
const tick = () => new Promise(setImmediate);

function said({ shell, program, text, arguments: rest }) {
  return shell === "direct" ? [program, ...rest] : text;
}

async function run({ line, values, answers, calls }) {
  const log = [];
  const pretend = async (command) => {
    const made = said(command);
    const name = Array.isArray(made) ? made.join(" ") : made;
    log.push(name);
    await tick();
    const [output, error, exitCode] = answers[name]?.shift() ?? ["", "", 0];
    return { output, error, exitCode };
  };
  const sleep = async (ms) => {
    log.push(`sleep ${ms}`);
    await tick();
  };
  const callTool = async (name, args) => {
    log.push(["call", name, ...[...args].map(([k, v]) => `${k}=${v}`)].join(" "));
    return { output: "called", error: "", exitCode: 0 };
  };
  const options = { host, execute: pretend, sleep, ...(calls ? { callTool } : {}) };
  try {
    const { output, error, exitCode } = await runTool(lines[line], values, options);
    return [[output, error, exitCode], log];
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return [error.message, log];
  }
}

const plain = {
  arguments: [],
  text: "",
  environment: {},
  inheritEnvironment: true,
  directory: "",
  input: "",
};
const kinds = {
  quote: ({ layers, value }) => quoted(value, layers),
  build: ({ line, values, platform }) =>
    said(buildCommand(lines[line], values, { host: { ...host, platform } })),
  run,
  start: async ({ command }) => {
    const { output, error, exitCode } = await execute({ ...plain, ...command });
    return [output, error, exitCode];
  },
  words: ({ command }) => argv({ ...plain, ...command }),
};

const answers = [];
for (const { kind, ...question } of JSON.parse(await text(process.stdin))) {
  try {
    answers.push({ said: await kinds[kind](question) });
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    answers.push({ refused: error.message });
  }
}
process.stdout.write(JSON.stringify(answers));
