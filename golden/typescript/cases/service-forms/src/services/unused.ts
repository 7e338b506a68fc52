// The service unused. Generated once by adlgen; edit freely.
import type { ServiceContext } from "../toolspec/config.js";

/** Nobody injects it. */
export interface UnusedService {
  /** Replace this property with your own methods. */
  readonly ready: boolean;
}

/** Creates the service; may be async. If it has `[Symbol.asyncDispose]`, the app closes it. */
export function newUnusedService(context: ServiceContext): UnusedService {
  const service: UnusedService = { ready: true };
  context.logger.debug("service unused is ready");
  return service;
}
