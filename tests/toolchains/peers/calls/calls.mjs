// Measures validate-and-decode: node calls.mjs FOLDER SECONDS MODULE.
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";

const ROUNDS = 5;
const [folder, seconds, module] = process.argv.slice(2);
const emitted = await import(module);
const slot = (Number(seconds) / ROUNDS) * 1000;

for (const size of ["query", "order", "table"]) {
  const data = readFileSync(`${folder}/${size}.json`);
  const schema = JSON.parse(readFileSync(`${folder}/${size}.schema.json`, "utf8"));
  const validate = new Ajv2020({ strict: false }).compile(schema);
  const spec = emitted[`${size}Spec`];
  measure(size, data, {
    "adlgen typescript": (text) => spec.parse(text),
    "ajv + JSON.parse": (text) => {
      const value = JSON.parse(text);
      if (!validate(value)) throw new Error("refused");
      return value;
    },
  });
}

/** Milliseconds of processor time, of all threads: what the neighbours do does not count. */
function spent() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function measure(size, data, contenders) {
  const best = {};
  for (let round = 0; round <= ROUNDS; round++) { // the first one warms up
    for (const [name, call] of Object.entries(contenders)) {
      const started = spent();
      let count = 0;
      while (spent() - started < slot) {
        call(data.toString("utf8"));
        count++;
      }
      const each = ((spent() - started) * 1000) / count;
      if (round > 0) best[name] = Math.min(each, best[name] ?? Infinity);
    }
  }
  for (const [contender, us] of Object.entries(best)) {
    console.log(JSON.stringify({ contender, size, us }));
  }
}
