// A toolbox whose tools keep the context of calls, and the options of adapters.
import assert from "node:assert/strict";
import { type CallContext, Toolbox, ToolSpec } from "./src/toolspec/runtime.js";

const input = `{"type":"object","properties":{"a":{"type":"string"}}}`;
export const closed = `{"type":"object","properties":{"a":{"type":"string"}},"required":["a"],"additionalProperties":false}`;
const made = <N extends string>(name: N, schema: string) =>
  new ToolSpec<N, { a?: string }>({ name, description: name, input: schema });
export const seen: CallContext[] = [];
export const toolbox = Toolbox.of(
  made("who", input).bind((_, ctx) => {
    seen.push(ctx);
    return "done";
  }),
  made("fail", closed).bind(() => Promise.reject(new Error("secret"))),
  made("hidden", input).bind(() => {
    throw new Error("it is not offered");
  }),
);
const crashes: string[] = [];
export const OPTIONS = {
  onCrash: (error: unknown, { toolName }: { toolName: string }) =>
    void crashes.push(`${toolName} ${String(error)}`),
  only: ["who", "fail"] as const,
};
/** Returns the context that a framework passes as the user of a request. */
export const as = (id: string | undefined) => ({
  principal: { id: id ?? "" },
  deadline: new Date(Date.now() + 1e9),
  trace: { traceparent: "00-1-2-01" },
});
export const ADA = { user: "ada" };

/** Checks what handlers knew of a call, and that the crash was reported. */
export function check(result: unknown, failed: unknown, callId: string) {
  assert.match(JSON.stringify(result), /done/);
  assert.match(JSON.stringify(failed), /The tool fail failed with an internal/);
  const [ctx, ...more] = seen.splice(0);
  assert.deepEqual(more, []);
  assert.deepEqual(ctx?.principal, { id: "ada" });
  assert.deepEqual(ctx.trace, { traceparent: "00-1-2-01" });
  assert.ok(ctx.deadline);
  assert.equal(ctx.callId, callId);
  assert.deepEqual(crashes.splice(0), ["fail Error: secret"]);
}
/** Returns what the model reads of an error. */
export const message = (error: unknown) => (error as Error).message;
