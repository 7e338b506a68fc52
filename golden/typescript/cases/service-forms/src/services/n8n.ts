// The service n8n. Written once by adlgen; yours to edit.
import type { ServiceContext } from "../toolspec/config.js";

/** A name with a digit. */
export interface N8nService {
  /** Replace this with methods of your own. */
  readonly ready: boolean;
}

export function newN8nService(context: ServiceContext): Promise<N8nService> {
  const service: N8nService = { ready: true };
  context.logger.debug("service n8n is ready");
  return Promise.resolve(service);
}
