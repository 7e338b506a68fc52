// The service context. Written once by adlgen; yours to edit.
import type { ServiceContext } from "../toolspec/config.js";

/** A word that emitted code uses. */
export interface Context {
  /** Replace this with methods of your own. */
  readonly ready: boolean;
}

export function newContext(context: ServiceContext): Promise<Context> {
  const service: Context = { ready: true };
  context.logger.debug("service context is ready");
  return Promise.resolve(service);
}
