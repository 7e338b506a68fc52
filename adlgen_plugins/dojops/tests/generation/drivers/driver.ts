// A driver that runs the emitted lifecycle: a JSON request on each line of stdin, its outcome on
// one of stdout.
import { createInterface } from "node:readline";
import { toolNameFiles } from "./generation/tool-name.js";
import { serialize } from "./generation/runtime/formats.js";
import { type Model, report, type Request } from "./generation/runtime/lifecycle.js";
import type { FileTemplate } from "./generation/runtime/spec.js";
import { type JsonValue, ToolError, toJson } from "./toolspec/runtime.js";
import { toolNameSpec } from "./toolspec/tool-name.js";

interface Ask {
  do: string;
  input: JsonValue;
  answer: JsonValue;
  project: string;
  folder: string;
  path: string;
  environment?: readonly string[];
  value: JsonValue;
  edition: string;
  file: Record<string, unknown>;
}

function camel(key: string): string {
  return key.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}

async function run(ask: Ask): Promise<unknown> {
  const files = toolNameFiles;
  if (ask.do === "serialize") {
    const known = Object.entries(ask.file).map(([key, value]) => [camel(key), value]);
    const file = { path: "x", ...Object.fromEntries(known) } as FileTemplate;
    return serialize(ask.value, file, ask.edition);
  }
  if (ask.do === "facts") {
    const { digest, prompt } = files.spec;
    return { digest, system: prompt.system, prompt: prompt.digest };
  }
  process.env["PATH"] = ask.path;
  const asked: Request[] = [];
  const model: Model = {
    complete: (request) => {
      asked.push(request);
      return Promise.resolve(ask.answer);
    },
  };
  const decoded = toolNameSpec.input.decode(ask.input);
  if (!decoded.ok) throw new ToolError("refused: the input");
  const { environment } = ask;
  const options: [object] | [] = environment === undefined ? [] : [{ environment }];
  const build = files.with.bind(files) as (...given: unknown[]) => ReturnType<typeof files.with>;
  const made = build(model, ask.project, ask.folder, ...options);
  if (ask.do === "plan") {
    return files.plan(decoded.value).map(({ path, format }) => [path, format]);
  }
  if (ask.do === "serve") return toJson(await made.serve(decoded.value));
  const done = await made.execute(decoded.value);
  return { report: report(done), system: asked[0]?.system, user: asked[0]?.user };
}

for await (const line of createInterface({ input: process.stdin })) {
  let out: unknown;
  try {
    out = { ok: await run(JSON.parse(line) as Ask) };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    out = { error: error.message };
  }
  process.stdout.write(`${JSON.stringify(out)}\n`);
}
