// The implementation of the tool apply_patch. Generated once by adlgen; edit freely.
import type { ApplyPatchFactory } from "../toolspec/apply-patch.js";
import { type JsonOutput, notImplemented } from "../toolspec/runtime.js";

/** Apply changes to a document. */
export const applyPatch: ApplyPatchFactory =
  () =>
  async (input, ctx): Promise<JsonOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input);
  };
