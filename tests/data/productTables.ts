import { readFileSync } from 'node:fs';
import { listedSites } from '#tools/brand/siteList.ts';

/*
 * The tables of section 2 of docs/product.md: what is expected of the sites, written by hand and apart from their
 * files. A new brand adds a row there and needs none in a test.
 */

const PRODUCT = readFileSync(new URL('../../docs/product.md', import.meta.url), 'utf8');

/** The cells of a rule's table, without its head. */
function tableOf(rule: string): readonly (readonly string[])[] {
  const [, after = ''] = PRODUCT.split(`**${rule} `);
  const [, table = ''] =
    /(?:^|\n)\|[^\n]+\n\|[-|]+\n((?:\|[^\n]+\n)+)/.exec(after.split('\n**')[0] ?? '') ?? [];
  return table
    .trim()
    .split('\n')
    .map((line) => line.slice(2, -2).split(' | '));
}

interface ProductSite {
  readonly id: string;
  readonly brand: string;
  readonly country: string;
  readonly configKey: string;
  readonly languages: readonly string[];
  readonly currency: string;
  readonly voucherCategory: number;
  readonly numberOfShops: number;
  readonly layout: string;
  readonly timeZone: string;
}

export const PRODUCT_SITES: readonly ProductSite[] = tableOf('2.2').map(
  ([
    id = '',
    brand = '',
    place = '',
    languages = '',
    currency = '',
    category,
    shops,
    layout = '',
    zone = '',
  ]) => {
    const [country = '', configKey = ''] = place.split(' · ');
    return {
      id,
      brand,
      country,
      configKey,
      languages: languages.split(', '),
      currency,
      voucherCategory: Number(category),
      numberOfShops: Number(shops),
      layout,
      timeZone: zone,
    };
  },
);

const IDS = PRODUCT_SITES.map(({ id }) => id);
const listed = (rule: string): ReadonlyMap<string, readonly string[]> =>
  new Map(tableOf(rule).map((cells) => [cells[0] ?? '', listedSites(cells.at(-1) ?? '', IDS)]));

/** By switch, the ids of the sites where it is on. */
export const SWITCHED_ON = listed('2.5');

/** By its words, the ids of the sites that have a setting. */
export const SETTINGS = listed('2.6');

/** The ids of the sites that have a setting, by its words in product 2.6. */
export function sitesWith(setting: string): readonly string[] {
  const sites = SETTINGS.get(setting);
  if (sites === undefined) throw new Error(`Product 2.6 has no setting “${setting}”.`);
  return sites;
}
