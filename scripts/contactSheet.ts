/**
 * `npm run contact-sheet`: walks the journeys on the built folders, takes each screen in three layouts, two widths and
 * both colour schemes, and puts the pictures side by side on `reports/contact-sheet/index.html`. Further words go to
 * Playwright: `npm run contact-sheet -- -g de` takes one site.
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
  ['scripts/e2e.ts', '--project=sheet', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, CONTACT_SHEET: PICTURES } },
);

// In the order in which the journeys came by.
const taken = readdirSync(PICTURES)
  .map((file) => ({ file, at: statSync(join(PICTURES, file)).mtimeMs }))
  .toSorted((one, other) => one.at - other.at)
  .map(({ file }) => pictureOf(file));
writeFileSync(join(FOLDER, 'index.html'), sheetOf(taken));
console.log(`\n${taken.length} pictures: ${join(FOLDER, 'index.html')}`);
process.exitCode = status ?? 1;
