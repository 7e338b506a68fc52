// The service first. Written once by adlgen; yours to edit.
import type { ServiceContext } from "../toolspec/config.js";

/** One of two with one interface. */
export interface Shared {
  /** Replace this with methods of your own. */
  readonly ready: boolean;
}

export function newShared(context: ServiceContext): Promise<Shared> {
  const service: Shared = { ready: true };
  context.logger.debug("service first is ready");
  return Promise.resolve(service);
}
