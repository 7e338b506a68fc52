// The service audit. Generated once by adlgen; edit freely.
import type { ServiceContext } from "../toolspec/config.js";
import type { Middleware } from "../toolspec/runtime.js";

/** Writes down who called what. */
export type AuditTrail = Middleware;

/** Creates the service. */
export function newAuditTrail(context: ServiceContext): Promise<AuditTrail> {
  const around: Middleware = (ctx, args, next) => {
    context.logger.debug(`calling ${ctx.tool.name}`);
    return next(ctx, args);
  };
  return Promise.resolve(around);
}
