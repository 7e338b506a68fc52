// The service limits. Generated once by adlgen; edit freely.
import type { ServiceContext } from "../toolspec/config.js";
import type { Middleware } from "../toolspec/runtime.js";

/** Limits calls. */
export type RateLimits = Middleware;

/** Creates the service. */
export function newRateLimits(context: ServiceContext): Promise<RateLimits> {
  const around: Middleware = (ctx, args, next) => {
    context.logger.debug(`calling ${ctx.tool.name}`);
    return next(ctx, args);
  };
  return Promise.resolve(around);
}
