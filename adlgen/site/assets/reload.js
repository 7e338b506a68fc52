// Only of `adlgen watch --docs`: loads the page again after the catalogue has changed. The policy of the pages allows style
// sheets of the same origin and no requests of scripts, so the answer is a style sheet: one without rules means no change.
"use strict";
(() => {
  const own = new URL(document.currentScript.src);
  const state = new URL(`state.css${own.search}`, own);
  const pause = 1000;
  let number = 0;
  const look = () => {
    if (document.hidden) { setTimeout(look, pause); return; }
    const link = document.createElement("link");
    link.rel = "stylesheet";
    number += 1;
    link.href = `${state}&${number}`;
    link.addEventListener("load", () => {
      const changed = link.sheet.cssRules.length > 0;
      link.remove();
      if (changed) location.reload();
      else setTimeout(look, pause);
    });
    link.addEventListener("error", () => { link.remove(); setTimeout(look, 5 * pause); });
    document.head.append(link);
  };
  setTimeout(look, pause);
})();
