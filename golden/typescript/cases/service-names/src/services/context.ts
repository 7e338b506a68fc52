// The service context. Generated once by adlgen; edit freely.
import type { ServiceContext } from "../toolspec/config.js";

/** A word that emitted code uses. */
export interface Context {
  /** Replace this property with your own methods. */
  readonly ready: boolean;
}

/** Creates the service; may be async. If it has `[Symbol.asyncDispose]`, the app closes it. */
export function newContext(context: ServiceContext): Context {
  const service: Context = { ready: true };
  context.logger.debug("service context is ready");
  return service;
}
