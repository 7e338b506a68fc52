// The implementation of the tool list_ships. Generated once by adlgen; edit freely.
import type {
  ListShipsFactory,
  ListShipsOutput,
} from "../toolspec/list-ships.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Books berths in a harbour and tells which ships are in it. */
export const listShips: ListShipsFactory =
  () =>
  async (input, ctx): Promise<ListShipsOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input);
  };
