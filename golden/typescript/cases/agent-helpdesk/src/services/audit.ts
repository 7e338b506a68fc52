// The service audit. Generated once by adlgen; edit freely.
import type { ServiceContext } from "../toolspec/config.js";
import type { Middleware } from "../toolspec/runtime.js";

/** Writes down who called what. */
export type AuditTrail = Middleware;

/** Creates the service; may be async. If it has `[Symbol.asyncDispose]`, the app closes it. */
export function newAuditTrail(context: ServiceContext): AuditTrail {
  const around: Middleware = (args, ctx, next) => {
    context.logger.debug(`calling ${ctx.toolName}`);
    return next(args);
  };
  return around;
}
