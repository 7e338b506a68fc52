// The service limits. Generated once by adlgen; edit freely.
import type { ServiceContext } from "../toolspec/config.js";
import type { Middleware } from "../toolspec/runtime.js";

/** Limits calls. */
export type RateLimits = Middleware;

/** Creates the service; may be async. If it has `[Symbol.asyncDispose]`, the app closes it. */
export function newRateLimits(context: ServiceContext): RateLimits {
  const around: Middleware = (args, ctx, next) => {
    context.logger.debug(`calling ${ctx.toolName}`);
    return next(args);
  };
  return around;
}
