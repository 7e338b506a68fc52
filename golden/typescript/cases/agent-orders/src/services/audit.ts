// The service audit. Written once by adlgen; yours to edit.
import type { ServiceContext } from "../toolspec/config.js";
import type { Middleware } from "../toolspec/runtime.js";

/** Records every tool call. */
export type AuditMiddleware = Middleware;

export function newAuditMiddleware(
  context: ServiceContext,
): Promise<AuditMiddleware> {
  const around: Middleware = (ctx, args, next) => {
    context.logger.debug(`call of ${ctx.tool.name}`);
    return next(ctx, args);
  };
  return Promise.resolve(around);
}
