// Runs a generator on every schema: {id, schema} a line in, {text} or {failure} a line out.
//   node generate.mjs quicktype <language> | zod
import { createInterface } from "node:readline";

const [generator, language] = process.argv.slice(2);
const generators = { quicktype, zod };
const generate = await generators[generator]();

for await (const line of createInterface({ input: process.stdin })) {
  const { schema } = JSON.parse(line);
  let answer;
  try {
    answer = { text: await generate(schema) };
  } catch (error) {
    answer = { failure: String(error).slice(0, 300) };
  }
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}

async function quicktype() {
  const core = await import("quicktype-core");
  return async (schema) => {
    const source = new core.JSONSchemaInput(undefined);
    await source.addSource({ name: "Root", schema: JSON.stringify(schema) });
    const inputData = new core.InputData();
    inputData.addInput(source);
    const rendererOptions = language === "rust" ? { visibility: "public" } : {};
    const made = await core.quicktype({ inputData, lang: language, rendererOptions });
    return made.lines.join("\n");
  };
}

async function zod() {
  const { jsonSchemaToZod } = await import("json-schema-to-zod");
  return (schema) => jsonSchemaToZod(schema, { module: "esm", name: "Root" });
}
