import type { GetForecastInput } from "../generated/src/toolspec/get-forecast.js";

const input: GetForecastInput = { place: { latitude: 52.5, longitude: 13.4 }, days: 3 };
console.log(input.place.latitude);
