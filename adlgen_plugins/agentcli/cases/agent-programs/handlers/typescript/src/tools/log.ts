import { spawn } from "node:child_process";
import { once } from "node:events";
import type { LogFactory } from "../toolspec/log.js";
import { ToolError } from "../toolspec/runtime.js";

/** Starts a command; what it prints is not the result. */
function shell(text: string) {
  return spawn("sh", ["-c", text], { stdio: ["ignore", 2, 2] });
}

/** Returns what it is given, and does what `do` asks for before. */
export const log: LogFactory = () => {
  return async (input) => {
    const text = typeof input["text"] === "string" ? input["text"] : "";
    switch (input["do"]) {
      case "wait":
        await once(shell(text), "exit");
        break;
      case "block":
        await once(shell(text), "spawn");
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600_000);
        break;
      case "leave":
        await once(shell(text), "spawn");
        break;
      case "thread":
        setTimeout(() => undefined, 41_000);
        break;
      case "print":
        console.log("printed");
        process.stdout.write("written\n");
        break;
      case "fail":
        throw new ToolError(text);
    }
    return input;
  };
};
