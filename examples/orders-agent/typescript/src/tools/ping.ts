import type { PingFactory } from "../toolspec/ping.js";

/** Check that the agent is alive. */
export const ping: PingFactory = () => () => "pong";
