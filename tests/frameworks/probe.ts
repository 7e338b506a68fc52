// A tool that frameworks call through the adapters, and the results of the calls; tests/frameworks/cells.py reads what is printed.
import {
  type CallContext,
  ContentResult,
  Toolbox,
  ToolSpec,
} from "./src/toolspec/runtime.js";

export const NAME = "probe";
const spec = new ToolSpec<"probe", { what: string }>({
  name: NAME,
  title: "Probe",
  description: "Probes.",
  mcp: { annotations: { readOnlyHint: true } },
  input: `{"type":"object","properties":{"what":{"enum":["good","error","picture","who","wait"]}},"required":["what"]}`,
});
const state = { started: false, stopped: false };

/** Waits until the call is cancelled; the time is far above what it needs. */
const stopped = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, 30_000);
    signal.addEventListener("abort", () => {
      state.stopped = true;
      clearTimeout(timer);
      resolve();
    });
  });

async function handle({ what }: { what: string }, ctx: CallContext) {
  state.started = true;
  if (what === "error") throw new Error("secret");
  if (what === "picture")
    return new ContentResult([
      { type: "image", data: "aW1hZ2U=", mimeType: "image/png" },
    ]);
  if (what === "who")
    return {
      callId: ctx.callId !== undefined,
      principal: ctx.principal?.id ?? null,
    };
  if (what === "wait") await stopped(ctx.signal);
  return { sum: 2 };
}

export const toolbox = Toolbox.of(spec.bind(handle));
export const options = {
  context: () => ({ principal: { id: "ada" } }),
  onCrash: () => undefined,
};

/** Prints what a framework gets of each call, and whether calls that are cancelled before and while they run start and stop. */
export async function probed(
  adapter: string,
  packageName: string,
  api: string,
  definition: unknown,
  call: (what: string, signal: AbortSignal) => unknown,
) {
  const caught = async (what: string, signal = new AbortController().signal) => {
    try {
      return (await call(what, signal)) as unknown;
    } catch (error) {
      return { thrown: error instanceof Error ? error.message : "other" };
    }
  };
  const results: Record<string, unknown> = {};
  for (const kind of ["good", "refused", "error", "picture", "who"]) {
    results[kind] = await caught(kind === "refused" ? "nope" : kind);
  }
  Object.assign(state, { started: false, stopped: false });
  await caught("good", AbortSignal.abort());
  const starts = state.started;
  Object.assign(state, { started: false, stopped: false });
  const controller = new AbortController();
  const waiting = caught("wait", controller.signal);
  while (!state.started)
    await new Promise((resolve) => setTimeout(resolve, 5));
  controller.abort();
  await waiting;
  for (let i = 0; i < 5000 && !state.stopped; i++)
    await new Promise((resolve) => setTimeout(resolve, 5));
  const cancellation = { starts, stops: state.stopped };
  console.log(
    JSON.stringify({
      ...{ adapter, package: packageName, api, definition, results },
      cancellation,
    }),
  );
}
