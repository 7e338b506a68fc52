// The implementation of the tool greet. Generated once by adlgen; edit freely.
import { type Hooks, run } from "../commands/greet.js";
import type { GreetFactory } from "../toolspec/greet.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function runs the command. */
export const hooks: Hooks = {
  WHO: () => {
    throw new ToolError(
      "the transform is not implemented: value.split(' ')[0]",
    );
  },
  options: () => {
    throw new ToolError(
      "the transform is not implemented: Object.keys(value).join(',')",
    );
  },
};

export const greet: GreetFactory = () => {
  return (input, { signal }) => run(input, hooks, { signal });
};
