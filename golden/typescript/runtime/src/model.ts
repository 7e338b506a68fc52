// The model that writes files. Written once by adlgen; yours to edit.
import { type Model, noModel } from "./generation/runtime/lifecycle.js";

/** What answers prompts: anything with a method `complete`. */
export function newModel(): Model {
  return noModel;
}
