// One browser session for all checks of catalogues: `node checks.mjs CONFIG.json` prints a report as JSON.
// CONFIG names folders: "small" (a catalogue with changes), "hostile", "large"; and programs: "browser", of Chromium,
// or "firefox", in which preferences of colours, print and pages without scripts cannot be chosen.
import fs from "node:fs";
import path from "node:path";
import { createRequire } from "node:module";
import puppeteer from "puppeteer-core";

const config = JSON.parse(fs.readFileSync(process.argv[2], "utf8"));
const axe = fs.readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const isFirefox = config.firefox !== undefined;
const browser = await puppeteer.launch(isFirefox
  ? { browser: "firefox", executablePath: config.firefox }
  : {
    executablePath: config.browser ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--allow-file-access-from-files=false", "--disable-gpu"],
  });
const report = { console: [], requests: [], violations: [], errors: [], pages: 0 };

async function open(width = 1280, scheme = "light") {
  const page = await browser.newPage();
  page.on("console", (message) => report.console.push(message.text().slice(0, 200)));
  page.on("pageerror", (error) => report.errors.push(String(error).slice(0, 200)));
  page.on("dialog", (dialog) => { report.errors.push("dialog"); dialog.dismiss(); });
  page.on("request", (request) => { if (!/^(file|data):/.test(request.url())) report.requests.push(request.url()); });
  await page.exposeFunction("adlgenReport", (text) => report.violations.push(text));
  await page.evaluateOnNewDocument(() => {
    addEventListener("securitypolicyviolation", (event) => globalThis.adlgenReport(`${event.violatedDirective} ${event.blockedURI}`));
  });
  if (!isFirefox) await page.emulateMediaFeatures([
    { name: "prefers-color-scheme", value: scheme }, { name: "prefers-reduced-motion", value: "reduce" },
  ]);
  await page.setViewport({ width, height: 900 });
  return page;
}
const address = (folder, file) => `file://${path.resolve(folder)}/${file}`;
const pagesOf = (folder) => fs.readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".html")).sort();
const pause = (ms) => new Promise((resolve) => { setTimeout(resolve, ms); });
/** Wait for a condition of the page: nothing here depends on how fast the machine is. */
const until = (page, text) => page.waitForFunction(text, { timeout: 60_000 });

// --- hostile texts: no foreign element, attribute or address
const foreign = () => {
  const out = [];
  const elements = new Set("html head meta title link script body svg symbol rect path circle use a header b span div input kbd nav button main section p h1 h2 h3 dl dt dd ul ol li figure figcaption text em strong code pre details summary i footer aside article table thead tbody tr th td hr br ins del mark".split(" "));
  const names = new Set("lang charset http-equiv content name rel href src class aria-hidden width height id viewbox x y rx d fill stroke stroke-width stroke-linecap stroke-linejoin cx cy r type autocomplete spellcheck placeholder aria-label role aria-expanded aria-controls aria-autocomplete hidden aria-current tabindex data-root data-tag data-tags data-tab data-tabs data-level data-n data-a data-b data-now title target scope open start aria-labelledby aria-pressed aria-selected preserveaspectratio text-anchor aria-activedescendant".split(" "));
  if (globalThis.PWNED !== undefined) out.push("script ran");
  for (const element of document.querySelectorAll("*")) {
    const tag = element.tagName.toLowerCase();
    if (!elements.has(tag)) out.push(`element ${tag}`);
    if (tag === "script" && !/^(\.\.\/)?(app|search)\.js$/.test(element.getAttribute("src") ?? "")) out.push("script");
    if (tag === "meta" && element.httpEquiv === "refresh") out.push("refresh");
    for (const { name, value } of element.attributes) {
      if (!names.has(name.toLowerCase())) out.push(`attribute ${name}`);
      if (["href", "src"].includes(name) && !/^(https?:\/\/|mailto:|#|(\.\.\/)?[\w.-]+(\/[\w.-]+)?(#.*)?$)/.test(value)) out.push(`address ${value}`);
    }
  }
  return out;
};

async function hostile(folder) {
  const page = await open();
  const bad = [];
  for (const file of pagesOf(folder)) {
    await page.goto(address(folder, file));
    report.pages += 1;
    const found = await page.evaluate(foreign);
    if (found.length) bad.push(`${file}: ${found.slice(0, 3).join(", ")}`);
  }
  await page.goto(address(folder, "index.html"));
  const hits = {};
  for (const word of ["script", "onerror", "<", "evil"]) {
    await page.click("#q", { clickCount: 3 });
    await page.keyboard.type(word);
    await until(page, "!document.getElementById('hits').hidden");
    hits[word] = await page.$$eval("#hits a", (links) => links.length);
    const found = await page.evaluate(foreign);
    if (found.length) bad.push(`search ${word}: ${found.slice(0, 3).join(", ")}`);
  }
  await page.close();
  return { bad, hits };
}

// --- accessibility, and widths
async function accessible(folder, page, width, scheme) {
  const out = { violations: [], wide: [], passes: 0 };
  for (const file of pagesOf(folder)) {
    await page.goto(address(folder, file));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) out.wide.push(`${file} at ${width}: ${wide}`);
    await page.evaluate(() => { for (const part of document.querySelectorAll("details")) part.open = true; });
    await page.evaluate(axe);
    const found = await page.evaluate(() => globalThis.axe.run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    }));
    out.passes += found.passes.length;
    out.violations.push(...found.violations.map((one) => `${file} ${width} ${scheme}: ${one.id} ${one.nodes[0].html.slice(0, 160)}`));
  }
  return out;
}

async function everyLook(folder) {
  const out = { violations: [], wide: [], passes: 0 };
  for (const [width, scheme] of [[1280, "light"], [1280, "dark"], [320, "light"]]) {
    if (isFirefox && scheme === "dark") continue;
    const page = await open(width, scheme);
    const found = await accessible(folder, page, width, scheme);
    for (const key of ["violations", "wide"]) out[key].push(...found[key]);
    out.passes += found.passes;
    await page.close();
  }
  return out;
}

// --- keyboard
async function keyboard(folder, tool, property) {
  const page = await open();
  const out = {};
  await page.goto(address(folder, "index.html"));
  await page.keyboard.press("Tab");
  out.first = await page.evaluate(() => document.activeElement.textContent);
  await page.keyboard.press("/");
  out.focus = await page.evaluate(() => document.activeElement.id);
  await page.keyboard.type(property);
  await until(page, "!document.getElementById('hits').hidden");
  out.typed = await page.$eval("#q", (box) => box.value);
  out.said = await page.$eval("#said", (one) => one.textContent);
  await Promise.all([page.waitForNavigation(), page.keyboard.press("Enter")]);
  out.entered = page.url().split("/").pop();
  await page.goto(address(folder, `tools/${tool}.html#result`));
  const tab = "[data-tabs=lang] [role=tab]";
  await page.focus(tab);
  await page.keyboard.press("ArrowRight");
  out.tab = await page.evaluate(() => document.activeElement.textContent);
  await page.keyboard.press("End");
  out.last = await page.evaluate(() => document.activeElement.textContent);
  out.panels = await page.$$eval("[data-tabs=lang] .panel:not([hidden])", (panels) => panels.length);
  await page.reload();
  out.remembered = await page.$eval("[data-tabs=lang] [aria-selected=true]", (one) => one.textContent);
  const deep = await page.$$eval(".f .f", (rows) => rows[0]?.id ?? "");
  await page.goto(address(folder, `tools/${tool}.html#${deep}`));
  await page.reload();
  out.deep = deep !== "" && await page.evaluate((id) => document.getElementById(id).checkVisibility(), deep);
  await page.click(".theme");
  await page.click(".theme");
  await page.reload();
  out.theme = await page.evaluate(() => document.documentElement.dataset.theme);
  await page.evaluate(() => { localStorage.clear(); });
  await page.goto(address(folder, "index.html"));
  await page.click("[data-tag=write]");
  out.filtered = await page.$$eval("li.t:not([hidden]) .nm", (names) => names.map((one) => one.textContent));
  await page.close();
  return out;
}

async function withoutScreen(folder, tool) {
  const page = await open();
  const out = {};
  await page.goto(address(folder, `tools/${tool}.html`));
  await page.evaluate(() => { dispatchEvent(new Event("beforeprint")); });
  await page.emulateMediaType("print");
  out.printed = await page.evaluate(() => ({
    closed: document.querySelectorAll("details:not([open])").length,
    hidden: [...document.querySelectorAll(".panel")].filter((one) => one.offsetHeight === 0).length,
    navigation: document.querySelector(".side").offsetHeight,
  }));
  await page.emulateMediaType(null);
  await page.setJavaScriptEnabled(false);
  await page.goto(address(folder, `tools/${tool}.html`));
  out.scriptless = await page.$$eval(".panel", (panels) => panels.filter((one) => one.offsetHeight === 0).length);
  await page.close();
  return out;
}

// --- the time of a search, and the size of the overview
async function large(folder) {
  const page = await open();
  await page.goto(address(folder, "index.html"));
  const elements = await page.$$eval("*", (all) => all.length);
  const times = [];
  for (const word of ["create issue", "get", "list", "account", "a", "zzzz", "update customer", "e"]) {
    await page.evaluate(() => { document.getElementById("q").value = ""; });
    await page.focus("#q");
    for (const key of word) {
      await page.evaluate(() => { delete globalThis.adlgenSearchTime; });
      await page.keyboard.type(key);
      await until(page, "globalThis.adlgenSearchTime !== undefined");
      times.push(await page.evaluate(() => globalThis.adlgenSearchTime));
    }
  }
  times.sort((a, b) => a - b);
  await page.close();
  return { elements, keys: times.length, median: times[times.length >> 1], p95: times[Math.floor(times.length * 0.95)] };
}

if (config.small) {
  report.keyboard = await keyboard(config.small, config.tool, config.property);
  if (!isFirefox) report.paper = await withoutScreen(config.small, config.tool);
  report.looks = await everyLook(config.small);
}
if (config.hostile) report.hostile = await hostile(config.hostile);
if (config.large) report.large = await large(config.large);
await pause(0);
await browser.close();
process.stdout.write(`${JSON.stringify(report, null, 1)}\n`);
