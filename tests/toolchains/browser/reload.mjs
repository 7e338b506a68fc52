// Opens a page that `adlgen watch --docs` serves, and reports what a person at the browser would see: `node reload.mjs BROWSER ADDRESS TEXT`.
// Prints "open" when the page is there, then a report as JSON when it has loaded itself again; "found" is whether it then has TEXT.
import puppeteer from "puppeteer-core";

const [executablePath, address, text] = process.argv.slice(2);
const browser = await puppeteer.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage();
const report = { console: [], errors: [], violations: [], elsewhere: [], loads: 0 };
page.on("console", (message) => report.console.push(message.text().slice(0, 200)));
page.on("pageerror", (error) => report.errors.push(String(error).slice(0, 200)));
let loaded;
const again = new Promise((resolve) => { loaded = resolve; });
page.on("load", () => { report.loads += 1; if (report.loads === 2) loaded(); });
page.on("request", (request) => { if (!request.url().startsWith(address)) report.elsewhere.push(request.url()); });
await page.exposeFunction("adlgenReport", (found) => report.violations.push(found));
await page.evaluateOnNewDocument(() => {
  addEventListener("securitypolicyviolation", (event) => globalThis.adlgenReport(`${event.violatedDirective} ${event.blockedURI}`));
});
await page.goto(address);
report.policy = await page.$eval("meta[http-equiv]", (one) => one.content);
report.fetched = await page.evaluate(() => fetch("index.html").then(() => "loaded", () => "refused"));
process.stdout.write("open\n");
await again;
report.found = await page.$eval("main", (one, wanted) => one.textContent.includes(wanted), text);
await browser.close();
process.stdout.write(`${JSON.stringify(report)}\n`);
