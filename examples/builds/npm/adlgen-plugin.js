/** An esbuild plugin that generates code before each build and reports problems of specs as those of esbuild. */

import { execFile } from "node:child_process";

/** @param {string[]} args the arguments of `adlgen generate` */
export function adlgen(args) {
    return {
        name: "adlgen",
        /** @param {import("esbuild").PluginBuild} build */
        setup(build) {
            build.onStart(
                () =>
                    new Promise((resolve) => {
                        const words = ["generate", ...args, "--error-format", "json"];
                        execFile("adlgen", words, (error, _, stderr) =>
                            resolve(error ? problemsOf(stderr, error) : {}),
                        );
                    }),
            );
        },
    };
}

function problemsOf(stderr, error) {
    const start = stderr.indexOf("{");
    if (start < 0) return { errors: [{ text: stderr || error.message }] };
    const { diagnostics } = JSON.parse(stderr.slice(start));
    const errors = diagnostics.filter((found) => found.severity === "error");
    return {
        errors: errors.map(({ code, message, path, start: at }) => ({
            text: `${message} [${code}]`,
            location: path ? { file: path, line: at.line, column: at.column - 1 } : null,
        })),
    };
}
