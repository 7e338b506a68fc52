// The service config. Written once by adlgen; yours to edit.
import type { ServiceContext } from "../toolspec/config.js";

/** Not the configuration. */
export interface ConfigStore {
  /** Replace this with methods of your own. */
  readonly ready: boolean;
}

export function newConfigStore(context: ServiceContext): Promise<ConfigStore> {
  const service: ConfigStore = { ready: true };
  context.logger.debug("service config is ready");
  return Promise.resolve(service);
}
