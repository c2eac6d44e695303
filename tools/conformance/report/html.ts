import { escaped } from './escaped.ts';
import type { Part, Report, ShownFinding } from './report.ts';
import { leftOutOf, noteOf, numberOf, scopeOf, timesOf, totalOf } from './text.ts';

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: #1d1d1f; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.25rem; margin-top: 2rem; } h3 { font-size: 1rem; margin: 0 0 .25rem; }
article { border-left: 4px solid #b3261e; padding: .5rem 1rem; margin: 1rem 0; background: #fdf3f2; }
pre { background: #f4f4f6; padding: .75rem; overflow: auto; font-size: .8rem; white-space: pre-wrap; }
table { border-collapse: collapse; width: 100%; } td, th { text-align: left; padding: .25rem .5rem; vertical-align: top; }
tr { border-top: 1px solid #ddd; } .failed { color: #b3261e; font-weight: 600; } .passed { color: #146c2e; }
`;

/** The report as one page without scripts and without anything to load. */
export function htmlReport({ profile, seed, parts, findings, used }: Report): string {
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><title>Conformance</title>',
    '<meta name="viewport" content="width=device-width">',
    `<style>${STYLE}</style></head><body>`,
    `<h1>Conformance</h1><p>Profile ${escaped(profile)}, seed ${seed}</p>`,
    `<ul>${parts.map((part) => `<li>${escaped(totalOf(part))}</li>`).join('')}</ul>`,
    `<h2>${findings.length === 0 ? 'No findings' : numberOf(findings)}</h2>`,
    ...findings.map(findingHtml),
    ...parts.map(partHtml),
    `<h2>Test data used up</h2><ul>${used.map(([name, count]) => `<li>${escaped(name)}: ${count}</li>`).join('')}</ul>`,
    '</body></html>',
    '',
  ].join('\n');
}

function findingHtml(finding: ShownFinding): string {
  const { rule, title, says, times, contract, calls, command } = finding;
  const exchanges = calls.map(
    ({ request, answer }) => `<pre>${escaped(request)}</pre><pre>${escaped(answer)}</pre>`,
  );
  return [
    `<article><h3>${escaped(rule)}: ${escaped(title)}</h3>`,
    `<p>${escaped(says)}${timesOf(times)}</p>${scopeOf(finding)
      .map((line) => `<p>${escaped(line)}</p>`)
      .join('')}<p>Contract: ${escaped(contract)}</p>`,
    `<details><summary>Calls</summary>${leftOutOf(finding)}${exchanges.join('')}</details>`,
    `<p>Repeat: <code>${escaped(command)}</code></p></article>`,
  ].join('\n');
}

function partHtml({ name, lines }: Part): string {
  const rows = lines.map(({ id, title, verdict }) => {
    const more = verdict.kind === 'not tried' ? verdict.why : noteOf(verdict);
    const state = escaped(more === undefined ? verdict.kind : `${verdict.kind}: ${more}`);
    const about = `<th scope="row">${escaped(id)}</th><td>${escaped(title)}</td>`;
    return `<tr>${about}<td class="${verdict.kind.replace(' ', '-')}">${state}</td></tr>`;
  });
  return `<h2>${escaped(name)}</h2><table>${rows.join('')}</table>`;
}
