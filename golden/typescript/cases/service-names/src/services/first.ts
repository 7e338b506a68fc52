// The service first. Generated once by adlgen; edit freely.
import type { ServiceContext } from "../toolspec/config.js";

/** One of two with one interface. */
export interface Shared {
  /** Replace this property with your own methods. */
  readonly ready: boolean;
}

/** Creates the service; may be async. If it has `[Symbol.asyncDispose]`, the app closes it. */
export function newShared(context: ServiceContext): Shared {
  const service: Shared = { ready: true };
  context.logger.debug("service first is ready");
  return service;
}
