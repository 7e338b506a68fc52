// The contract test of the tool geocode. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { geocode } from "../src/tools/geocode.js";
import {
  type GeocodeArgs,
  type GeocodeDeps,
  geocodeSpec,
} from "../src/toolspec/geocode.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { point: [1, 1] };

await test("geocode handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as GeocodeDeps;
  const handler = geocode(deps);
  try {
    await geocodeSpec.call(handler, accepted as GeocodeArgs);
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("geocode rejects invalid JSON", () => {
  const parse = () => geocodeSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
