// The service unused. Written once by adlgen; yours to edit.
import type { ServiceContext } from "../toolspec/config.js";

/** Nobody injects it. */
export interface UnusedService {
  /** Replace this with methods of your own. */
  readonly ready: boolean;
}

export function newUnusedService(
  context: ServiceContext,
): Promise<UnusedService> {
  const service: UnusedService = { ready: true };
  context.logger.debug("service unused is ready");
  return Promise.resolve(service);
}
