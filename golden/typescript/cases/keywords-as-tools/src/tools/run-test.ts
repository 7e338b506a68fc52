// The implementation of the tool run_test. Generated once by adlgen; edit freely.
import type { RunTestFactory } from "../toolspec/run-test.js";
import { notImplemented } from "../toolspec/runtime.js";

/** A suffix that makes a file a test. */
export const runTest: RunTestFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
