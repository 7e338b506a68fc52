import { spawn } from "node:child_process";
import { once } from "node:events";
import { ToolError } from "../toolspec/runtime.js";
import type { TideTableFactory } from "../toolspec/tide-table.js";

/** Read when this is loaded. */
const variables = Object.keys(process.env).sort();

/** Fails in the way that the name of the harbour asks for. */
export const tideTable: TideTableFactory = () => {
  return async ({ harbour, datum, metric, hours }) => {
    await Promise.resolve();
    console.log("what a handler prints");
    if (harbour.startsWith("sh ")) {
      await once(spawn("sh", ["-c", harbour.slice(3)], { stdio: ["ignore", 2, 2] }), "spawn");
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600_000);
    }
    switch (harbour) {
      case "unknown":
        throw new ToolError(`no "harbour" <${harbour}>,\nask the almanac`);
      case "broken":
        throw new Error("the password is secret");
      case "crash":
        setTimeout(() => {
          throw new Error("the password is secret");
        });
        return new Promise(() => undefined);
      case "slow":
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600_000);
    }
    return {
      harbour,
      datum,
      metric,
      hours: hours ?? null,
      environment: variables,
      key: process.env["TIDE_API_KEY"],
    };
  };
};
