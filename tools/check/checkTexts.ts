/**
 * Checks locales/: missing and extra keys, placeholders and tags, overrides, unused keys, keys that are not loaded
 * where they are said, text literals in the markup, formal address, regional wording, and untranslated texts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { ROUTES } from '#domain/route/routes.ts';
import { baseOf, readAreas, readBundled, readFolder, readLocales } from '../build/localeFiles.ts';
import { lateFaults, regionalFaults } from './texts/regional.ts';
import { faultsOfTexts, staleAllowances } from './texts/rules.ts';
import type { Source } from './texts/syntax.ts';
import { laterTextFaults, unloadedTextFaults } from './texts/unloaded.ts';
import { keyUsageFaults, literalFaults } from './texts/usage.ts';

// The workshop is a tool for developers, in English: its texts are not in locales/.
const locales = readLocales('locales');
const bundled = readBundled('locales');
const views = read('ui');
const start = read('src');
const data = read('sites');
const rules = read('domain', 'application');
const users = [...views, ...start, ...data, ...rules, ...read('infrastructure')];
const markup = [...views, ...start];
const NONE = new Map<string, string>();
const areas = new Map<string, readonly string[]>(ROUTES.map((route) => [route.path, route.areas]));
const homes = {
  first: readFolder('locales').get('en') ?? NONE,
  shared: readFolder('locales/shared').get('en') ?? NONE,
  areas: readAreas('locales', 'en'),
};

const faults = [
  ...faultsOfTexts(locales),
  ...regionalFaults(locales),
  ...lateFaults(readFolder('locales'), readFolder('locales/shared')),
  ...[...faultsOfTexts(bundled), ...regionalFaults(bundled)].map((fault) => `bundled.json: ${fault}`),
  ...staleAllowances([locales, bundled]),
  ...keyUsageFaults(users, locales.get('en') ?? NONE),
  ...unloadedTextFaults([...views, ...rules], 'ui/shell/App.tsx', homes, areas),
  ...laterTextFaults(start, ['first'], homes),
  ...laterTextFaults(data, ['first', 'shared'], homes),
  ...literalFaults(markup),
];

for (const fault of faults) console.error(fault);
const overrides = [...locales.keys()].filter((locale) => locale !== baseOf(locale));
console.log(
  `${locales.size - overrides.length} languages of ${locales.get('en')?.size ?? 0} texts, ` +
    `${overrides.length} overrides, ${users.length} source files: ${faults.length} faults`,
);
process.exitCode = faults.length === 0 ? 0 : 1;

function read(...folders: readonly string[]): Source[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
      .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(`${folder}/${name}`, 'utf8') })),
  );
}
