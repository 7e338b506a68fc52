// The implementation of the tool constructor. Generated once by adlgen; edit freely.
import type {
  ConstructorFactory,
  ConstructorOutput,
} from "../toolspec/constructor.js";
import { notImplemented } from "../toolspec/runtime.js";

/** A name that classes have a use for. */
export const constructor: ConstructorFactory =
  () =>
  async (input, ctx): Promise<ConstructorOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input);
  };
