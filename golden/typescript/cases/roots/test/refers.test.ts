// Contract of the tool refers. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { refers } from "../src/tools/refers.js";
import { refersSpec } from "../src/toolspec/refers.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("refers has an implementation", () => {
  assert.equal(typeof refers, "function");
});

await test("refers refuses what is no JSON", () => {
  const refused = () => refersSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("refers does its work");
