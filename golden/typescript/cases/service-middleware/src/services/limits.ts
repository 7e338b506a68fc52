// The service limits. Written once by adlgen; yours to edit.
import type { ServiceContext } from "../toolspec/config.js";
import type { Middleware } from "../toolspec/runtime.js";

/** Limits calls. */
export type RateLimits = Middleware;

export function newRateLimits(context: ServiceContext): Promise<RateLimits> {
  const around: Middleware = (ctx, args, next) => {
    context.logger.debug(`call of ${ctx.tool.name}`);
    return next(ctx, args);
  };
  return Promise.resolve(around);
}
