// The implementation of the tool add_numbers. Generated once by adlgen; edit freely.
import type {
  AddNumbersFactory,
  AddNumbersOutput,
} from "../toolspec/add-numbers.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Adds numbers. */
export const addNumbers: AddNumbersFactory =
  () =>
  async (input, ctx): Promise<AddNumbersOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input);
  };
