// Contract of the tool ping. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ping } from "../src/tools/ping.js";
import { pingSpec } from "../src/toolspec/ping.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("ping has an implementation", () => {
  assert.equal(typeof ping, "function");
});

await test("ping refuses what is no JSON", () => {
  const refused = () => pingSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("ping does its work");
