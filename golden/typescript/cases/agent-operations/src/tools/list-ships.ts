// The implementation of the tool list_ships. Generated once by adlgen; edit freely.
import type { ListShipsFactory } from "../toolspec/list-ships.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const listShips: ListShipsFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
