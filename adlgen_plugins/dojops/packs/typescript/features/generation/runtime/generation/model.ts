// The model that writes files. Generated once by adlgen; edit freely.
import { type Model, noModel } from "./generation/runtime/lifecycle.js";

/** Returns the model: an object with a method `complete`. */
export function newModel(): Model {
  return noModel;
}
