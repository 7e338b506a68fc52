// The implementation of the tool build_linux. Generated once by adlgen; edit freely.
import type { BuildLinuxFactory } from "../toolspec/build-linux.js";
import { notImplemented } from "../toolspec/runtime.js";

/** A suffix that ties a file to one system. */
export const buildLinux: BuildLinuxFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
