import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";

export default defineConfig(
  globalIgnores(["dist", "src/toolspec"]),
  tseslint.configs.strict,
  tseslint.configs.stylistic,
);
