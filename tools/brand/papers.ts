import { SWITCHES } from '#domain/site/switches.ts';
import { vouchersOf } from '#sandbox/voucher/seed.ts';
import type { Voucher } from '#sandbox/voucher/voucher.ts';
import type { Answers } from './answers.ts';
import { entryOf } from './brandOf.ts';
import { withLastCells, withRow } from './paperTables.ts';
import { HAS_SETTING } from './productSettings.ts';
import { withSite } from './siteList.ts';
import { sandboxRowOf } from './sourceFiles.ts';

/** The first lines of the tables that have a row, or a list of sites, for each brand. */
const BRANDS = '| id | brand | languages |';
const SITES =
  '| id | brand | country · configKey | languages | currency | voucher category | shops | layout | time zone |';
const SWITCHES_ON = '| switch | effect | on at |';
const SETTINGS = '| setting | at |';
const VOUCHERS = '| brand | 50.00 to spend | 300.00, put on hold | 40.00, prepaid |';
const SERIAL_NUMBERS = '| brand | 25.00 | 40.00 | 20 to 80 only | CHGx1 | CHGx2 | CHGx3 |';

/** Conditions of the vouchers that the tables name, in the order of their columns. */
const TO_SPEND: readonly Voucher['condition'][] = ['spendable', 'large', 'prepaid'];
const TO_TOP_UP: readonly Voucher['condition'][] = [
  'chargeable',
  'chargeable-narrow',
  'charge-in-basket',
  'charged-already',
  'not-chargeable',
];

const code = (text: string): string => `\`${text}\``;

/** `README.md`. */
export function withBrandRow(readme: string, { id, brand, languages }: Answers): string {
  return withRow(readme, BRANDS, [code(id), brand, languages.join(', ')]);
}

/** `docs/product.md`: the sites, their switches and their settings. `ids` are those of the sites so far. */
export function withProductRows(product: string, answers: Answers, ids: readonly string[]): string {
  const { id, country, configKey, languages, brand, layout } = entryOf(answers);
  const { currency, voucherCategory, numberOfShops, timeZone, switches } = answers;
  const row = [
    id,
    brand,
    `${country} · ${configKey}`,
    languages.join(', '),
    currency,
    String(voucherCategory),
    String(numberOfShops),
    layout,
    timeZone,
  ];
  const withSwitches = withLastCells(withRow(product, SITES, row), SWITCHES_ON, (name, cell) => {
    const found = SWITCHES.find((each) => each === name);
    if (found === undefined) throw new Error(`Product 2.5 has a row for “${name}”, which is no switch.`);
    return withSite(cell, ids, id, switches.includes(found));
  });
  return withLastCells(withSwitches, SETTINGS, (name, cell) => {
    const hasIt = HAS_SETTING[name];
    if (hasIt === undefined) throw new Error(`tools/brand/productSettings.ts does not know “${name}”.`);
    return withSite(cell, ids, id, hasIt(answers));
  });
}

/** `tools/sandbox/README.md`: the first vouchers of each kind, which the sandbox derives from id and place of the brand. */
export function withVoucherRows(readme: string, answers: Answers, place: number): string {
  const row = sandboxRowOf(answers);
  const vouchers = vouchersOf({ ...row, configKey: '' }, place, 0);
  const codes = TO_SPEND.map((kind) => vouchers.find(({ condition }) => condition === kind)?.code ?? '');
  const withCodes = withRow(readme, VOUCHERS, [code(row.id), ...codes.map(code)]);
  const serialNumbers = vouchers.flatMap(({ condition, serialNumber }) =>
    TO_TOP_UP.includes(condition) ? [serialNumber] : [],
  );
  return serialNumbers.length === 0
    ? withCodes
    : withRow(withCodes, SERIAL_NUMBERS, [code(row.id), ...serialNumbers]);
}
