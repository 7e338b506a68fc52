import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";

// Generated files pass these rules as they are.
export default defineConfig(globalIgnores(["dist"]), {
  files: ["**/*.ts"],
  extends: [
    tseslint.configs.strictTypeChecked,
    tseslint.configs.stylisticTypeChecked,
  ],
  languageOptions: {
    parserOptions: {
      projectService: true,
      tsconfigRootDir: import.meta.dirname,
    },
  },
});
