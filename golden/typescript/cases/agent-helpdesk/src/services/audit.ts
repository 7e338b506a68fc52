// The service audit. Written once by adlgen; yours to edit.
import type { ServiceContext } from "../toolspec/config.js";
import type { Middleware } from "../toolspec/runtime.js";

/** Writes down who called what. */
export type AuditTrail = Middleware;

export function newAuditTrail(context: ServiceContext): Promise<AuditTrail> {
  const around: Middleware = (ctx, args, next) => {
    context.logger.debug(`call of ${ctx.tool.name}`);
    return next(ctx, args);
  };
  return Promise.resolve(around);
}
