/**
 * Renders every site's entry in each language: `renderEntries.ts <renderer> <result>`. Runs in its own process, because
 * the app's code changes globals and keeps channels open.
 */
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import { SITES } from '#sites/index.ts';
import type * as Pages from '#src/early/pages.tsx';
import { openDocument } from './buildDocument.ts';
import type { Rendered } from './earlyBuild.ts';

const [, , renderer = '', result = ''] = process.argv;
openDocument('https://entry.example/');
const { COMMON_PLAN: commonPlan, renderEntry } = createRequire(import.meta.url)(renderer) as typeof Pages;

/** What the app would log, such as a missing text: the page that is drawn is not the one that the app draws. */
let isWarned = false;
const { warn } = console;
console.warn = (...words: unknown[]) => {
  isWarned = true;
  warn(...words);
};

const entries: Record<string, Pages.RenderedEntry[]> = {};
for (const { id, languages } of SITES) {
  entries[id] = [];
  for (const locale of languages) {
    openDocument(`https://entry.example/?lang=${locale}`);
    entries[id].push(await renderEntry(id, locale));
  }
}
if (isWarned) throw new Error('A page of the build is not drawn as the app draws it: see the lines above.');
writeFileSync(result, JSON.stringify({ commonPlan, entries } satisfies Rendered));
process.exit();
