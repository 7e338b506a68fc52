import type { HttpProbe2Factory } from "../toolspec/http-probe2.js";
import { ToolError } from "../toolspec/runtime.js";

/** Report the status of each URL, in order. */
export const httpProbe2: HttpProbe2Factory =
  ({ logger }) =>
  async ({ urls, timeoutMs = 5000 }) => {
    const statuses: number[] = [];
    for (const url of urls) {
      if (!/^https?:$/.test(url.protocol))
        throw new ToolError(`${url.href} is not an HTTP URL.`);
      try {
        const signal = AbortSignal.timeout(Math.min(timeoutMs, 60_000));
        statuses.push((await fetch(url, { signal })).status);
      } catch (error) {
        logger.warn(`${url.href}: ${String(error)}`);
        throw new ToolError(`${url.href} does not answer.`, { cause: error });
      }
    }
    return statuses;
  };
