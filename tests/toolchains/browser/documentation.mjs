// Opens every page of the documentation from its files, in one browser, and searches: `node documentation.mjs BROWSER FOLDER WORD`.
// Prints a report as JSON.
import fs from "node:fs";
import { pathToFileURL } from "node:url";
import puppeteer from "puppeteer-core";

const [executablePath, folder, word] = process.argv.slice(2);
const browser = await puppeteer.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"] });
const root = pathToFileURL(fs.realpathSync(folder)).href;
const report = { console: [], errors: [], elsewhere: [], failed: [], pages: 0, hits: [], target: false };

async function open(name) {
  const page = await browser.newPage();
  page.setDefaultTimeout(300_000);
  await page.setViewport({ width: 1280, height: 900 });
  page.on("console", (message) => { if (message.type() === "error") report.console.push(message.text().slice(0, 200)); });
  page.on("pageerror", (error) => report.errors.push(String(error).slice(0, 200)));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(`${root}/`) && !/^(data|blob):/.test(url)) report.elsewhere.push(url);
  });
  page.on("requestfailed", (request) => report.failed.push(`${request.url()} ${request.failure()?.errorText}`));
  await page.goto(`${root}/${name}`);
  report.pages += 1;
  return page;
}

// A page for each file: leaving a page would stop what it still loads.
const names = fs.readdirSync(folder, { recursive: true }).filter((one) => one.endsWith(".html"));
for (const name of names.filter((one) => !["404.html", "index.html"].includes(one)).sort()) {
  const page = await open(name);
  await page.close();
}
const page = await open("index.html");
await page.click(".md-search__button");
// The search is in a shadow root, whose input gets the focus when the dialog is open.
const shadow = "[...document.querySelectorAll('*')].find((one) => one.shadowRoot)?.shadowRoot";
await page.waitForFunction(`${shadow}?.activeElement?.tagName === "INPUT"`);
// In one event: each letter would be searched for, and the hits of the first ones are shown until those of the word come.
await page.keyboard.sendCharacter(word);
await page.waitForFunction(`${shadow}.querySelector("a[role=option]")`);
report.hits = await page.evaluate(`[...${shadow}.querySelectorAll("a[role=option]")].map((one) => one.href)`);
await page.goto(report.hits[0]);
report.target = (await page.$eval("article", (one) => one.textContent.toLowerCase())).includes(word);
report.hits = report.hits.map((one) => one.slice(root.length + 1));
await browser.close();
process.stdout.write(`${JSON.stringify(report)}\n`);
