// The service audit. Generated once by adlgen; edit freely.
import type { ServiceContext } from "../toolspec/config.js";
import type { Middleware } from "../toolspec/runtime.js";

/** Records calls. */
export type AuditMiddleware = Middleware;

/** Creates the service. */
export function newAuditMiddleware(
  context: ServiceContext,
): Promise<AuditMiddleware> {
  const around: Middleware = (ctx, args, next) => {
    context.logger.debug(`calling ${ctx.tool.name}`);
    return next(ctx, args);
  };
  return Promise.resolve(around);
}
