import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import path from "node:path";

// The tools live in the repository, the projects in a workspace below it.
const tools = path.resolve(import.meta.dirname, "../../../tests/toolchains/node/package.json");
const require = createRequire(tools);
const js = require("@eslint/js");
const typescript = require("typescript-eslint");

// Files that another project has with the same neighbours.
const repeated = readFileSync(path.resolve(import.meta.dirname, ".repeated"), "utf8");

// Rules that need types run over projects with every feature; those of one runtime are linted once.
const typed = ["agent-*", "builtins", "integers-big", "numbers-exact", "unions-tagged"];
const files = typed.map((name) => `${name}/**/*.ts`);

export default [
  { ignores: ["dist/**", "eslint.config.js", ...repeated.split("\n").filter(Boolean)] },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: "off" } },
  js.configs.recommended,
  ...typescript.configs.strict,
  ...typescript.configs.stylistic,
  ...typescript.configs.strictTypeChecked.map((config) => ({ ...config, files })),
  ...typescript.configs.stylisticTypeChecked.map((config) => ({ ...config, files })),
  {
    files,
    languageOptions: {
      parserOptions: { project: "tsconfig.typed.json", tsconfigRootDir: import.meta.dirname },
    },
  },
  {
    // These connect deprecated tools too, and say so in a comment.
    files: ["*agent-client/src/toolspec/client.ts", "*agent-client/src/toolspec/code/index.ts"],
    linterOptions: { noInlineConfig: false },
  },
];
