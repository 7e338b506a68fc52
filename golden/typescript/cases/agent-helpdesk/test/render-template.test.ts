// Contract of the tool render_template. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { renderTemplate } from "../src/tools/render-template.js";
import { renderTemplateSpec } from "../src/toolspec/render-template.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("render_template has an implementation", () => {
  assert.equal(typeof renderTemplate, "function");
});

await test("render_template refuses what is no JSON", () => {
  const refused = () => renderTemplateSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("render_template does its work");
