// The service audit. Generated once by adlgen; edit freely.
import type { ServiceContext } from "../toolspec/config.js";
import type { Middleware } from "../toolspec/runtime.js";

/** Writes down who called what. */
export type AuditTrail = Middleware;

/** Creates the service; may be async. If it has `[Symbol.asyncDispose]`, the app closes it. */
export function newAuditTrail(context: ServiceContext): AuditTrail {
  // Wraps every tool call; `next` continues the call.
  const around: Middleware = (args, ctx, next) => next(args, ctx);
  context.logger.debug("service audit is ready");
  return around;
}
