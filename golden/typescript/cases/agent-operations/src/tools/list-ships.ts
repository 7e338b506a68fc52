// Implementation of the tool list_ships. Written once by adlgen; yours to edit.
import type { ListShipsFactory } from "../toolspec/list-ships.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const listShips: ListShipsFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
