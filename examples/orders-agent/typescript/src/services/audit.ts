import type { ServiceContext } from "../toolspec/config.js";
import type { Middleware } from "../toolspec/runtime.js";

/** Records every tool call. */
export type AuditMiddleware = Middleware;

/** Creates middleware that writes to the log of the agent. */
export function newAuditMiddleware({
  logger,
}: ServiceContext): AuditMiddleware {
  return async (args, ctx, next) => {
    let outcome = "failed";
    try {
      const result = await next(args);
      outcome = "done";
      return result;
    } finally {
      logger.info(`${ctx.toolName}: ${outcome}`);
    }
  };
}
