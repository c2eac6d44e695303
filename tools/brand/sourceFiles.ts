import type { Answers } from './answers.ts';
import { type OwnDetails, entryOf } from './brandOf.ts';

/** JSON is TypeScript too; the formatter makes it look like ours. */
const code = (value: unknown): string => JSON.stringify(value);

const fieldsOf = (value: object): string =>
  Object.entries(value)
    .map(([name, part]) => `${name}: ${code(part)},\n`)
    .join('');

/** `sites/<id>.ts`. */
export function siteFile({ maintenance }: Answers, { fields, switches }: OwnDetails): string {
  const on = switches.map((name) => `${name}: true,\n`).join('');
  const window = maintenance && `// From ${maintenance.start} until ${maintenance.end}, exclusive.\n`;
  const lines = fieldsOf(fields).replace(/^maintenance:/m, `${window ?? ''}maintenance:`);
  return `import type { SiteDetails } from '#domain/site/site.ts';
import { ALL_OFF, DEFAULTS } from './defaults.ts';

export const details: SiteDetails = {
...DEFAULTS,
${lines}switches: {
...ALL_OFF,
${on}},
};
`;
}

/** `sites/index.ts` with one more entry at its end. */
export function withEntry(registry: string, answers: Answers): string {
  const entry = entryOf(answers);
  const load = `load: () => import('./${entry.id}.ts').then((site) => site.details),\n`;
  return insertedAtEnd(registry, 'const LISTED', `{\n${fieldsOf(entry)}${load}},\n`);
}

/** `tools/sandbox/core/sites.ts` with one more row. */
export function withSandboxRow(sandbox: string, answers: Answers): string {
  return insertedAtEnd(sandbox, 'const LISTED', `${code(sandboxRowOf(answers))},\n`);
}

/** What the sandbox needs to know of a brand, in its own terms. */
export function sandboxRowOf(answers: Answers) {
  const { id, currency, voucherCategory, numberOfShops, navbarLinks, validityYears } = answers;
  const { hiddenShopCategories: hidden, switches } = answers;
  return {
    id,
    currency,
    categoryId: voucherCategory,
    numberOfShops,
    ...(!switches.includes('redeemValueChooseable') && { wholeBalanceOnly: true as const }),
    ...(hidden && { hiddenCategories: [hidden.first, hidden.last] as const }),
    ...(navbarLinks.charge && { charges: true as const }),
    ...(validityYears === 1 && { validityYears }),
  };
}

/** Adds to the list that begins with `start`. */
function insertedAtEnd(text: string, start: string, item: string): string {
  const end = text.indexOf('\n];', text.indexOf(start));
  if (!text.includes(start) || end < 0) throw new Error(`There is no list “${start}” to add to.`);
  return `${text.slice(0, end + 1)}${item}${text.slice(end + 1)}`;
}
