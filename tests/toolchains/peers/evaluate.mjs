// Lets generated modules evaluate values: {module, values} a line in, {verdicts} or {failure} a line out.
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const { module, values } = JSON.parse(line);
  let answer;
  try {
    const decode = decoder(await import(module));
    answer = { verdicts: values.map((text) => accepts(decode, text)) };
  } catch (error) {
    answer = { failure: String(error).slice(0, 300) };
  }
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}

function decoder(loaded) {
  if (loaded.Convert) {
    return loaded.Convert.toRoot;
  }
  const { Root } = loaded;
  if (Root === undefined) {
    throw new Error("the module has no Root");
  }
  return (text) => Root.parse(JSON.parse(text));
}

function accepts(decode, text) {
  try {
    decode(text);
    return true;
  } catch {
    return false;
  }
}
