// The service mailer. Generated once by adlgen; edit freely.
import type { ServiceContext } from "../toolspec/config.js";

/** Sends mail. */
export interface Mailer {
  /** Replace this property with your own methods. */
  readonly ready: boolean;
}

/** Creates the service; may be async. If it has `[Symbol.asyncDispose]`, the app closes it. */
export function newMailer(context: ServiceContext): Mailer {
  const service: Mailer = { ready: true };
  context.logger.debug("service mailer is ready");
  return service;
}
