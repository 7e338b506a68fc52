// The service config. Generated once by adlgen; edit freely.
import type { ServiceContext } from "../toolspec/config.js";

/** Not the configuration. */
export interface ConfigStore {
  /** Replace this property with your own methods. */
  readonly ready: boolean;
}

/** Creates the service; may be async. If it has `[Symbol.asyncDispose]`, the app closes it. */
export function newConfigStore(context: ServiceContext): ConfigStore {
  const service: ConfigStore = { ready: true };
  context.logger.debug("service config is ready");
  return service;
}
