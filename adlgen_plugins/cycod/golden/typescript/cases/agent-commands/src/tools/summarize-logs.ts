// The implementation of the tool summarize-logs. Generated once by adlgen; edit freely.
import { run } from "../commands/summarize-logs.js";
import type { SummarizeLogsFactory } from "../toolspec/summarize-logs.js";

/** The inner function runs the command. */
export const summarizeLogs: SummarizeLogsFactory = () => {
  return (input, { signal }) => run(input, { signal });
};
