// Contract of the tool own. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { own } from "../src/tools/own.js";
import { ownSpec } from "../src/toolspec/own.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("own has an implementation", () => {
  assert.equal(typeof own, "function");
});

await test("own refuses what is no JSON", () => {
  const refused = () => ownSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("own does its work");
