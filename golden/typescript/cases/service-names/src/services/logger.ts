// The service logger. Generated once by adlgen; edit freely.
import type { ServiceContext } from "../toolspec/config.js";

/** Not the logger of the agent. */
export interface AuditLog {
  /** Replace this property with your own methods. */
  readonly ready: boolean;
}

/** Creates the service; may be async. If it has `[Symbol.asyncDispose]`, the app closes it. */
export function newAuditLog(context: ServiceContext): AuditLog {
  const service: AuditLog = { ready: true };
  context.logger.debug("service logger is ready");
  return service;
}
