/**
 * Adds a brand from a file of answers: `npm run brand -- new answers.json`. `check` only says what is wrong with the
 * file; `schema` writes the JSON schema of such a file, and `schema --check` fails if it is not up to date. `sweep`
 * visits a hundred random brands on `dist-mock/`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { filesOfBrand } from './addBrand.ts';
import { checkedAnswers, type NewBrand } from './checkAnswers.ts';
import { shownFault } from './faults.ts';
import { formatted } from './formatted.ts';
import { knownBrands } from './known.ts';
import { SCHEMA_PATH, answersJsonSchema } from './schemaFile.ts';
import { writeFiles } from './writeFiles.ts';

const USAGE = 'npm run brand -- new <answers.json> | check <answers.json> | schema [--check] | sweep';
const [command, file] = process.argv.slice(2);

if (command === 'schema') schema(file === '--check');
else if (command === 'sweep') sweep();
else if (file === undefined || (command !== 'new' && command !== 'check')) stop(USAGE);
else if (existsSync(file)) await answer(command, file);
else stop(`There is no file ${file}.`);

function schema(isCheck: boolean): void {
  const text = formatted(SCHEMA_PATH, JSON.stringify(answersJsonSchema()));
  if (!isCheck) writeFileSync(SCHEMA_PATH, text);
  else if (readFileSync(SCHEMA_PATH, 'utf8') !== text) stop(`${SCHEMA_PATH} is old: npm run brand -- schema`);
}

function sweep(): void {
  const tests = ['tools/check/e2e.ts', '--project=sweep', 'e2e/sweep/brands.spec.ts'];
  process.exitCode = spawnSync(process.execPath, tests, { stdio: 'inherit' }).status ?? 1;
}

async function answer(task: 'new' | 'check', path: string): Promise<void> {
  const known = await knownBrands();
  const checked = checkedAnswers(readFileSync(path, 'utf8'), path, known);
  if (checked.brand === null) {
    const { faults } = checked;
    const faulty = relative('.', path);
    for (const fault of faults) console.error(`${shownFault(faulty, fault)}\n`);
    stop(`${faults.length === 1 ? '1 fault' : `${faults.length} faults`}; nothing was written.`);
  } else if (task === 'check') {
    console.log(`${relative('.', path)} describes a brand that can be added.`);
  } else {
    add(
      checked.brand,
      known.sites.map(({ id }) => id),
    );
  }
}

function add(brand: NewBrand, ids: readonly string[]): void {
  const files = filesOfBrand(brand, ids, (path) => readFileSync(path, 'utf8'));
  writeFiles('.', files);
  const { id } = brand.answers;
  for (const path of files.keys()) console.log(`wrote ${path}`);
  const drawing = ['tools/brand/drawPreviews.ts', id];
  const isDrawn =
    spawnSync(process.execPath, drawing, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  if (isDrawn) console.log(`wrote public/brands/${id}/preview.jpg`);
  else console.log(`No preview was drawn. Later: npm exec -- node ${drawing.join(' ')}`);
  const { drawn } = brand.pictures;
  if (drawn.length > 0) console.log(`Drawn for now, to be replaced by your own: ${drawn.join(', ')}.`);
  console.log(`What is left is in docs/extending.md, “Add a brand”: look at http://${id}.localhost:3000.`);
}

function stop(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}
