/**
 * `npm run references`: compares the screens with `e2e/references/pictures/`; `-- --update` writes them there, `-- --planted` proves
 * with planted changes that a change is noticed. Further arguments go to Playwright: `-- -g "of at"` takes some screens.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PORTS } from '../../playwright.config.ts';
import { ensureBrowser, ensureShell } from '../machine/browser.ts';
import { ensureFaces, facesMark } from '../machine/faces.ts';
import { freePorts } from '../machine/freePorts.ts';
import { runPlaywright } from './playwright.ts';
import { type Finding, findingsOf } from './references/compare.ts';
import { reportOf } from './references/report.ts';
import {
  type Column,
  readMaker,
  readScreen,
  screensIn,
  writeMaker,
  writeScreen,
} from './references/store.ts';

const REFERENCES = 'e2e/references/pictures';
const REPORT = resolve('reports/references');
const NOW = join(REPORT, 'now');
/** Of one column, on the console; the report has all. */
const MOST_TOLD = 5;
const MOST_MISSED = 2;

const words = process.argv.slice(2);
const isPlanted = words.includes('--planted');
const isUpdate = words.includes('--update');
const own = words.filter((word) => !['--planted', '--update'].includes(word));

rmSync(REPORT, { recursive: true, force: true });
const whole = ensureBrowser();
const faces = ensureFaces();
const status = runPlaywright(
  ['--project=references', isPlanted ? 'planted.spec.ts' : '(brands|layouts).spec.ts', ...own],
  {
    PORT: String(await freePorts(Number(process.env.PORT ?? 4173), PORTS)),
    CHROME: whole,
    CHROME_SHELL: ensureShell(whole),
    REFERENCES: NOW,
    ...(faces !== undefined && { FONTCONFIG_FILE: faces }),
  },
);

process.exitCode = status;
if (isPlanted) judge();
else conclude();

function conclude(): void {
  const maker = { browser: readMaker(NOW)?.browser ?? 'unknown', faces: facesMark() };
  const isPartial = own.length > 0 || status !== 0;
  const captured = new Map(screensOf(NOW).map((screen) => [screen, capturedColumns(screen)]));
  const stored = readMaker(REFERENCES);
  const pixels = stored?.browser === maker.browser && stored.faces === maker.faces;
  if (isUpdate) {
    // The file of the maker is about all screens.
    if (isPartial && !pixels) {
      console.error(
        '\nNothing is written: the other screens are of another browser or other fonts. Update all.',
      );
      process.exitCode = 1;
      return;
    }
    for (const screen of new Set([...captured.keys(), ...screensIn(REFERENCES)])) {
      const taken = captured.get(screen) ?? [];
      const names = new Set(taken.map(({ name }) => name));
      const kept = isPartial ? readScreen(REFERENCES, screen).filter(({ name }) => !names.has(name)) : [];
      writeScreen(REFERENCES, screen, [...kept, ...taken]);
    }
    writeMaker(REFERENCES, maker);
    console.log(`\n${countOf(captured)} columns of ${captured.size} screens are in ${REFERENCES}/.`);
    return;
  }
  if (!pixels)
    console.log(
      `\nOnly boxes are compared, no colours: the references were made with ${JSON.stringify(stored)}, this is ${JSON.stringify(maker)}.`,
    );
  const screens = new Set([...captured.keys(), ...(isPartial ? [] : screensIn(REFERENCES))]);
  const findings = [...screens].flatMap((screen) =>
    findingsOf(screen, readScreen(REFERENCES, screen), captured.get(screen) ?? [], { pixels, isPartial }),
  );
  for (const finding of findings) console.log(told(finding));
  if (findings.length > 0) {
    writeFileSync(
      join(REPORT, 'index.html'),
      reportOf(findings, (screen) => readScreen(REFERENCES, screen)),
    );
    console.log(`\nBefore and after: ${join(REPORT, 'index.html')}`);
    console.log('If this is what you want: npm run references -- --update');
    process.exitCode = 1;
  }
  console.log(
    `\n${countOf(captured)} columns of ${captured.size} screens compared, ${findings.length} differ.`,
  );
}

/** Of fifty planted changes 48 must be noticed, and of twenty refactors none. */
function judge(): void {
  const folder = join(NOW, 'planted');
  const [changes, refactors] = [plantedIn(folder, 'change'), plantedIn(folder, 'refactor')];
  const missed = changes.filter(({ differences }) => differences.length === 0);
  const alarms = refactors.filter(({ differences }) => differences.length > 0);
  for (const { says } of missed) console.log(`not noticed: ${says}`);
  for (const { says, differences } of alarms)
    console.log(told({ screen: 'a false alarm', column: says, differences }));
  console.log(`\n${changes.length - missed.length} of ${changes.length} planted changes noticed,`);
  console.log(`${alarms.length} false alarms at ${refactors.length} harmless refactors.`);
  if (missed.length > MOST_MISSED || alarms.length > 0) process.exitCode = 1;
}

interface Planted {
  readonly says: string;
  readonly differences: readonly string[];
}

/** A refactor is looked at in several places, each with its own file. */
function plantedIn(folder: string, kind: 'change' | 'refactor'): readonly Planted[] {
  const files = readdirSync(folder).filter((file) => file.startsWith(kind));
  const results = files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Planted);
  return [...Map.groupBy(results, ({ says }) => says)].map(([says, found]) => ({
    says,
    differences: found.flatMap(({ differences }) => differences),
  }));
}

function screensOf(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

function capturedColumns(screen: string): readonly Column[] {
  const folder = join(NOW, screen);
  return screensIn(folder).flatMap((column) => readScreen(folder, column));
}

function countOf(captured: ReadonlyMap<string, readonly Column[]>): number {
  return [...captured.values()].reduce((sum, columns) => sum + columns.length, 0);
}

function told({ screen, column, differences }: Finding): string {
  const more = differences.length - MOST_TOLD;
  return [
    `\n${screen}, ${column}`,
    ...differences.slice(0, MOST_TOLD).map((difference) => `  ${difference}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ].join('\n');
}
