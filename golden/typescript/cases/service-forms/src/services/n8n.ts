// The service n8n. Generated once by adlgen; edit freely.
import type { ServiceContext } from "../toolspec/config.js";

/** A name with a digit. */
export interface N8nService {
  /** Replace this property with your own methods. */
  readonly ready: boolean;
}

/** Creates the service; may be async. If it has `[Symbol.asyncDispose]`, the app closes it. */
export function newN8nService(context: ServiceContext): N8nService {
  const service: N8nService = { ready: true };
  context.logger.debug("service n8n is ready");
  return service;
}
