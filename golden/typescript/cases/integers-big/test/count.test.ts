// The contract test of the tool count. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { count } from "../src/tools/count.js";
import { countSpec } from "../src/toolspec/count.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("count has an implementation", () => {
  assert.equal(typeof count, "function");
});

await test("count rejects invalid JSON", () => {
  const parse = () => countSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("count works");
