/**
 * `npm run contact-sheet`: takes screenshots of the journeys' screens and puts them on
 * `reports/contact-sheet/index.html`. Passes arguments to Playwright: `npm run contact-sheet -- -g de` takes one site.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pictureOf, sheetOf } from './contactSheetPage.ts';

const FOLDER = resolve('reports/contact-sheet');
const PICTURES = join(FOLDER, 'pictures');

rmSync(FOLDER, { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  ['tools/check/e2e.ts', '--project=sheet', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, CONTACT_SHEET: PICTURES } },
);

// In the order of the journeys.
const taken = readdirSync(PICTURES)
  .map((file) => ({ file, at: statSync(join(PICTURES, file)).mtimeMs }))
  .toSorted((one, other) => one.at - other.at)
  .map(({ file }) => pictureOf(file));
writeFileSync(join(FOLDER, 'index.html'), sheetOf(taken));
console.log(`\n${taken.length} pictures: ${join(FOLDER, 'index.html')}`);
process.exitCode = status ?? 1;
