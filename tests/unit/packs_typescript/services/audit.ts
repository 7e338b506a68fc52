// A middleware of the test of apps, which cannot be created with some configurations.
import type { ServiceContext } from "../toolspec/config.js";
import type { Middleware } from "../toolspec/runtime.js";
import { events } from "./order-repo.js";

export type AuditMiddleware = Middleware;

export function newAuditMiddleware(
  context: ServiceContext,
): Promise<AuditMiddleware> {
  if (context.config.database.maxConnections === 0) {
    return Promise.reject(new Error("no connections"));
  }
  return Promise.resolve((args, ctx, next) => {
    events.push(`audit ${ctx.toolName}`);
    return next(args);
  });
}
