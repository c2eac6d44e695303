export const pageStyle = `
:root {
  --ink: #1d2430;
  --soft: #566072;
  --paper: #f6f4ef;
  --sheet: #fff;
  --line: #dcd8ce;
  --accent: #1f5f5b;
  --accent-ink: #fff;
  --warn: #8a3b12;
  --warn-paper: #fbeee6;
  --radius: 10px;
  color-scheme: light;
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 8rem; }
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 16px/1.5 -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
}
.skip { position: absolute; left: -999px; }
.skip:focus { left: 1rem; top: 1rem; background: var(--sheet); padding: .5rem 1rem; z-index: 2; }
[hidden] { display: none !important; }
.top, .sections, .search, main { max-width: 72rem; margin: 0 auto; padding: 0 1.25rem; }
.top { display: grid; gap: 1.5rem; padding-top: 2.5rem; padding-bottom: 1.5rem; }
h1 { font-size: 2.25rem; line-height: 1.1; margin: 0 0 .5rem; letter-spacing: -.02em; }
h2 { font-size: 1.375rem; margin: 0 0 .5rem; letter-spacing: -.01em; }
h3 { font-size: 1rem; margin: 0 0 .5rem; }
.stand-in { max-width: 38rem; margin: 0; color: var(--soft); }
.facts { display: flex; flex-wrap: wrap; gap: .75rem 2rem; margin: 0; }
.facts dt { font-size: .8125rem; color: var(--soft); }
.facts dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; }
.bar { position: sticky; top: 0; z-index: 1; padding-top: .625rem; background: var(--paper); box-shadow: 0 1px var(--line); }
.search { display: grid; grid-template-columns: auto minmax(0, 22rem) 1fr; gap: .25rem .75rem; align-items: center; }
.found { margin: 0; color: var(--soft); font-size: .875rem; white-space: nowrap; }
.sections { display: flex; gap: .25rem; overflow-x: auto; }
@media (max-width: 36rem) {
  .search { grid-template-columns: 1fr auto; }
  .search label { grid-column: 1 / -1; }
}
.sections a { padding: .75rem .875rem .75rem 0; margin-right: .5rem; color: var(--ink); text-decoration: none; white-space: nowrap; font-weight: 600; }
.sections a:hover { color: var(--accent); text-decoration: underline; text-underline-offset: .35em; }
main { display: grid; gap: 2.5rem; padding-top: 1.5rem; padding-bottom: 5rem; }
main > * { min-width: 0; }
.status {
  position: fixed; right: 1rem; bottom: 1rem; z-index: 2; margin: 0; padding: .75rem 1.125rem;
  border-radius: var(--radius); background: var(--ink); color: var(--sheet); font-weight: 600;
}
.status:empty { visibility: hidden; }
.hint { color: var(--soft); margin: 0 0 1rem; }
.sheet, .dial, .mail { background: var(--sheet); border: 1px solid var(--line); border-radius: var(--radius); }
.sheet { margin-bottom: .625rem; }
.sheet > summary {
  display: flex; align-items: baseline; gap: .75rem; padding: .875rem 1.125rem; cursor: pointer; list-style: none;
}
.sheet > summary::-webkit-details-marker { display: none; }
.sheet > summary::before { content: "+"; width: 1ch; font-weight: 700; color: var(--accent); }
.sheet[open] > summary::before { content: "–"; }
.site { font-weight: 700; font-size: 1.0625rem; }
.count { color: var(--soft); font-size: .875rem; }
.sheet > :not(summary) { margin-left: 1.125rem; margin-right: 1.125rem; }
.actions { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; margin: .5rem 0 0; }
.actions code { overflow-wrap: anywhere; min-width: 0; }
button, .button {
  font: inherit; font-size: .9375rem; font-weight: 600; line-height: 1.25;
  padding: .5rem .875rem; min-height: 2.5rem; border-radius: 8px; border: 1px solid var(--accent);
  background: var(--sheet); color: var(--accent); cursor: pointer; text-decoration: none;
  display: inline-flex; align-items: center;
}
button:hover, .button:hover { background: var(--accent); color: var(--accent-ink); }
.danger { border-color: var(--warn); color: var(--warn); }
.danger:hover { background: var(--warn); }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
.table { overflow-x: auto; margin-top: 1rem; margin-bottom: 1.125rem; }
table { border-collapse: collapse; width: 100%; min-width: 40rem; }
caption { text-align: left; font-weight: 600; padding-bottom: .375rem; }
th { text-align: left; font-size: .8125rem; color: var(--soft); font-weight: 600; }
th, td { padding: .4375rem .75rem .4375rem 0; border-bottom: 1px solid var(--line); vertical-align: middle; }
tr:last-child td { border-bottom: 0; }
code, .serial { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
.code { white-space: nowrap; }
.code code { display: inline-block; min-width: 13ch; font-size: 1rem; }
.code button { padding: .25rem .625rem; min-height: 2rem; font-size: .8125rem; }
.money { white-space: nowrap; font-variant-numeric: tabular-nums; }
.error {
  display: inline-block; padding: 0 .5rem; margin-right: .25rem; border-radius: 99px;
  background: var(--warn-paper); color: var(--warn); font-size: .8125rem; font-weight: 600;
}
.mails, .links { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem; }
.mail { padding: 1rem 1.125rem; }
.meta { margin: 0 0 .25rem; color: var(--soft); font-size: .875rem; }
.text { margin: 0; white-space: pre-line; }
.links a { color: var(--accent); font-weight: 600; }
.links a:hover.button { color: var(--accent-ink); }
.ready { display: flex; flex-wrap: wrap; margin-bottom: 1.25rem; }
.dials { display: grid; gap: .75rem; align-items: start; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); }
.dial { padding: 1rem 1.125rem; display: grid; gap: .625rem; align-content: start; min-width: 0; }
.dial .hint { margin: 0; }
.dial code { overflow-wrap: anywhere; }
label { display: grid; gap: .25rem; font-size: .875rem; font-weight: 600; }
input, select {
  font: inherit; padding: .5rem .625rem; min-height: 2.5rem; width: 100%;
  border: 1px solid var(--soft); border-radius: 8px; background: var(--sheet); color: var(--ink);
}
.pay { max-width: 40rem; gap: 1.5rem; padding-top: 2.5rem; }
.pay .facts { padding: 1rem 1.125rem; background: var(--sheet); border: 1px solid var(--line); border-radius: var(--radius); }
.pay .facts dd { overflow-wrap: anywhere; }
.decisions { display: grid; gap: .875rem; }
.decision { display: grid; gap: .25rem 1rem; align-items: center; margin: 0; }
.decision .hint { margin: 0; }
.decision button, .pay .button { min-height: 2.75rem; justify-content: center; }
.decision:first-of-type button { background: var(--accent); color: var(--accent-ink); }
.decisions .dial { margin-top: .5rem; }
.decisions input { max-width: 8rem; min-height: 2.75rem; }
@media (max-width: 36rem) {
  table { min-width: 0; }
  thead { position: absolute; clip-path: inset(50%); }
  tr { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: center; padding: .5rem 0; border-bottom: 1px solid var(--line); }
  td { border: 0; padding: 0; }
}
@media (min-width: 36rem) { .decision { grid-template-columns: 14rem 1fr; } }
@media (min-width: 60rem) {
  .top { grid-template-columns: 1fr auto; align-items: end; }
}
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
`;
