// The service second. Written once by adlgen; yours to edit.
import type { ServiceContext } from "../toolspec/config.js";

/** The other. */
export interface SharedX1636 {
  /** Replace this with methods of your own. */
  readonly ready: boolean;
}

export function newSharedX1636(context: ServiceContext): Promise<SharedX1636> {
  const service: SharedX1636 = { ready: true };
  context.logger.debug("service second is ready");
  return Promise.resolve(service);
}
