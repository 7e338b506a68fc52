// The implementation of the tool issue. Generated once by adlgen; edit freely.
import type { IssueFactory } from "../toolspec/issue.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Variants whose names repeat that of the union, and a type whose words are letters. */
export const issue: IssueFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
