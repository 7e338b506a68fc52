import { createRequire } from "node:module";
import path from "node:path";

// The tools live in the repository, the projects in a workspace below it.
const tools = path.resolve(import.meta.dirname, "../../../tests/toolchains/node/package.json");
const require = createRequire(tools);
const js = require("@eslint/js");
const typescript = require("typescript-eslint");

export default [
  { ignores: ["dist/**", "eslint.config.js"] },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: "off" } },
  js.configs.recommended,
  ...typescript.configs.strict,
  ...typescript.configs.stylistic,
];
