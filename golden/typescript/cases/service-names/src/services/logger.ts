// The service logger. Written once by adlgen; yours to edit.
import type { ServiceContext } from "../toolspec/config.js";

/** Not the logger of the agent. */
export interface AuditLog {
  /** Replace this with methods of your own. */
  readonly ready: boolean;
}

export function newAuditLog(context: ServiceContext): Promise<AuditLog> {
  const service: AuditLog = { ready: true };
  context.logger.debug("service logger is ready");
  return Promise.resolve(service);
}
