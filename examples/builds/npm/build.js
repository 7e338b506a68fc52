import { build } from "esbuild";
import { adlgen } from "./adlgen-plugin.js";

await build({
    entryPoints: ["src/index.ts"],
    outdir: "dist",
    bundle: true,
    platform: "node",
    format: "esm",
    logLevel: "error",
    plugins: [adlgen(["../spec/agent.yaml", "-t", "typescript", "-o", "generated", "--opt", "wiring=false"])],
}).catch(() => process.exit(1));
