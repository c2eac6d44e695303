/**
 * Checks locales/: missing and extra keys, placeholders and tags, overrides, unused keys, text literals in the markup,
 * formal address, regional wording, and untranslated texts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { baseOf, readAreas, readBundled, readFolder, readLocales } from './texts/localeFiles.ts';
import { lateFaults, regionalFaults } from './texts/regional.ts';
import { faultsOfTexts, staleAllowances } from './texts/rules.ts';
import { keyUsageFaults, literalFaults, type Source, strayKeyFaults } from './texts/usage.ts';

// The workshop is a tool for developers, in English: its texts are not in locales/.
const locales = readLocales('locales');
const bundled = readBundled('locales');
const markup = read('ui', 'src');
const users = [...markup, ...read('domain', 'application', 'infrastructure', 'sites')];

const faults = [
  ...faultsOfTexts(locales),
  ...regionalFaults(locales),
  ...lateFaults(readFolder('locales'), readFolder('locales/shared')),
  ...[...faultsOfTexts(bundled), ...regionalFaults(bundled)].map((fault) => `bundled.json: ${fault}`),
  ...staleAllowances([locales, bundled]),
  ...keyUsageFaults(users, locales.get('en') ?? new Map()),
  ...strayKeyFaults(markup, readAreas('locales', 'en')),
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
