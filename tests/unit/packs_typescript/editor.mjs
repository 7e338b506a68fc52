// What an editor shows for calls in the project of the orders agent: completion, hover and errors of the compiler's language service.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import path from "node:path";
import { test } from "node:test";

const root = process.cwd();
const ts = createRequire(path.join(root, "package.json"))("typescript");
const probe = path.join(root, "test", "probe.ts");
const config = ts.readConfigFile(
    path.join(root, "tsconfig.json"),
    ts.sys.readFile,
);
const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
const HEAD = `
import { type AgentToolbox, createOrderSpec, pingSpec, Toolbox, ToolSpec } from "../src/toolspec/index.js";
import type { CreateOrderOutput } from "../src/toolspec/index.js";
declare const toolbox: AgentToolbox;
`;
let text = "";
let version = 0;
const service = ts.createLanguageService({
    getScriptFileNames: () => [probe],
    getScriptVersion: (file) => (file === probe ? String(version) : "1"),
    getScriptSnapshot: (file) => {
        const found = file === probe ? text : ts.sys.readFile(file);
        return found === undefined
            ? undefined
            : ts.ScriptSnapshot.fromString(found);
    },
    getCurrentDirectory: () => root,
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (file) => file === probe || ts.sys.fileExists(file),
    readFile: (file) => (file === probe ? text : ts.sys.readFile(file)),
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    realpath: ts.sys.realpath,
});

/** Opens a statement; returns the place of `|` in it. */
function open(statement) {
    version++;
    text = HEAD + statement.replace("|", "");
    return HEAD.length + statement.indexOf("|");
}

function completions(statement) {
    const found = service.getCompletionsAtPosition(probe, open(statement), {});
    return (found?.entries ?? []).map(({ name }) => name).sort();
}

function hover(statement) {
    const info = service.getQuickInfoAtPosition(probe, open(statement));
    const shown = [info?.displayParts, info?.documentation];
    return shown
        .map((parts) => ts.displayPartsToString(parts))
        .join(" ")
        .replaceAll(/\s+/g, " ");
}

/** Returns the text that each error underlines, with its message. */
function errors(statement) {
    open(`${statement}|`);
    return [
        ...service.getSyntacticDiagnostics(probe),
        ...service.getSemanticDiagnostics(probe),
    ]
        .filter(({ code }) => ![6133, 6196].includes(code)) // what a probe does not use
        .map(({ start, length, messageText }) => [
            text.slice(start, start + length),
            ts.flattenDiagnosticMessageText(messageText, "\n"),
        ]);
}

const ORDER = ["customer", "items", "metadata", "note", "payment", "priority"];
const NAMES = [
    "Read",
    "create_order",
    "http_probe",
    "ping",
    "search_catalog",
    "update_customer",
];

await test("names and arguments are completed, also in nested objects", () => {
    assert.deepEqual(completions(`toolbox.call("|")`), NAMES);
    assert.deepEqual(completions(`toolbox.call("create_order", { | })`), ORDER);
    assert.ok(
        completions(
            `toolbox.call("create_order", { customer: { | } })`,
        ).includes("id"),
    );
    assert.ok(
        completions(
            `toolbox.call("create_order", { items: [{ | }] })`,
        ).includes("skuId"),
    );
    const card = `toolbox.call("create_order", { payment: { method: "card", | } })`;
    assert.deepEqual(completions(card), ["token"]);
    const priority = `toolbox.call("create_order", { priority: "|" })`;
    assert.ok(completions(priority).includes("high"));
});

await test("the call of a spec completes arguments, and what a handler gets and returns", () => {
    assert.deepEqual(completions(`createOrderSpec.call(null!, { | })`), ORDER);
    const input = `createOrderSpec.call((input) => input.|, null!)`;
    assert.ok(completions(input).includes("payment"));
    const result = `createOrderSpec.call(() => ({ | }), null!)`;
    assert.ok(completions(result).includes("orderId"));
});

await test("toolboxes that are composed are completed", () => {
    const own = `
const addSpec: ToolSpec<"add", { a: number }, { sum: number }> = ToolSpec.of(null!);
const own = Toolbox.of(addSpec.bind(({ a }) => ({ sum: a })), pingSpec.bind(() => "pong"));
`;
    assert.deepEqual(completions(`${own}own.call("|")`), ["add", "ping"]);
    assert.deepEqual(completions(`${own}own.call("add", { | })`), ["a"]);
    const joined = `${own}const all = Toolbox.join(toolbox, own.prefixed("my_"));`;
    assert.deepEqual(
        completions(`${joined}all.call("|")`),
        ["my_add", "my_ping", ...NAMES].sort(),
    );
    assert.deepEqual(completions(`${joined}all.call("my_add", { | })`), ["a"]);
    const sum = hover(
        `${joined}const re|sult = await all.call("my_add", null!);`,
    );
    assert.equal(sum, "const result: { sum: number; } ");
});

await test("hover shows types and the descriptions of the spec", () => {
    const result = `const re|sult = await toolbox.call("create_order", null!);`;
    assert.equal(hover(result), "const result: CreateOrderOutput ");
    assert.match(
        hover(`toolbox.ca|ll("create_order", null!)`),
        /call<"create_order">\(name: "create_order", args: CreateOrderArgs, options\?: CallOptions/,
    );
    assert.match(hover(`createOrder|Spec`), /Place an order for a customer/);
    const property = `toolbox.call("create_order", { no|te: null, payment: null! })`;
    assert.match(hover(property), /\(property\) CreateOrderArgs\.note.* \w/);
});

await test("an error is one, at its place", () => {
    assert.deepEqual(errors(`toolbox.call("create_orders", {});`), [
        [
            `"create_orders"`,
            `Argument of type '"create_orders"' is not assignable to parameter of type '"Read" | "create_order" | "search_catalog" | "update_customer" | "http_probe" | "ping"'.`,
        ],
    ]);
    const [[place, message], ...more] = errors(
        `toolbox.call("create_order", { customer: null!, items: [], payment: null!, note: null, gift: 1 });`,
    );
    assert.equal(place, "gift");
    assert.match(message, /'gift' does not exist in type 'CreateOrderArgs'/);
    assert.deepEqual(more, []);
    const wrong = `toolbox.call("create_order", { customer: null!, items: [{ skuId: 7 }], payment: { method: "card", token: "" }, note: null });`;
    assert.deepEqual(errors(wrong), [
        ["skuId", "Type 'number' is not assignable to type 'string'."],
    ]);
    assert.equal(errors(`toolbox.call("create_order", {});`).length, 1);
    const spelled = `async function handler(): Promise<CreateOrderOutput> { return { orderId: "1", status: "accepted", totl: 5 }; }`;
    const [[typo, hint]] = errors(spelled);
    assert.equal(typo, "totl");
    assert.match(hint, /Did you mean to write 'total'/);
});
