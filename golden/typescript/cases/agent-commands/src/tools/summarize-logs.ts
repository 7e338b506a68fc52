// Implementation of the tool summarize-logs. Written once by adlgen; yours to edit.
import { run } from "../commands/summarize-logs.js";
import type { SummarizeLogsFactory } from "../toolspec/summarize-logs.js";

/** The inner function runs the command of the specification. */
export const summarizeLogs: SummarizeLogsFactory = () => {
  return ({ signal }, input) => run(input, { signal });
};
