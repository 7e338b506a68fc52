// Implementation of the tool greet. Written once by adlgen; yours to edit.
import { type Hooks, run } from "../commands/greet.js";
import type { GreetFactory } from "../toolspec/greet.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function runs the command of the specification. */
export const hooks: Hooks = {
  WHO: () => {
    throw new ToolError("Not written yet: value.split(' ')[0]");
  },
  options: () => {
    throw new ToolError("Not written yet: Object.keys(value).join(',')");
  },
};

export const greet: GreetFactory = () => {
  return ({ signal }, input) => run(input, hooks, { signal });
};
