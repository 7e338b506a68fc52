// The contract test of the tool render_template. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { renderTemplate } from "../src/tools/render-template.js";
import { renderTemplateSpec } from "../src/toolspec/render-template.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("render_template has an implementation", () => {
  assert.equal(typeof renderTemplate, "function");
});

await test("render_template rejects invalid JSON", () => {
  const parse = () => renderTemplateSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("render_template works");
