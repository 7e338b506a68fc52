// Counts the tokens of texts: a JSON list of strings in, a JSON list of numbers out.
import { readFileSync } from "node:fs";
import { encode } from "gpt-tokenizer/encoding/o200k_base";

const texts = JSON.parse(readFileSync(0, "utf8"));
const options = { allowedSpecial: "all", disallowedSpecial: new Set() };
console.log(JSON.stringify(texts.map((text) => encode(text, options).length)));
