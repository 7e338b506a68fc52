// The service second. Generated once by adlgen; edit freely.
import type { ServiceContext } from "../toolspec/config.js";

/** The other. */
export interface SharedX1636 {
  /** Replace this property with your own methods. */
  readonly ready: boolean;
}

/** Creates the service; may be async. If it has `[Symbol.asyncDispose]`, the app closes it. */
export function newSharedX1636(context: ServiceContext): SharedX1636 {
  const service: SharedX1636 = { ready: true };
  context.logger.debug("service second is ready");
  return service;
}
