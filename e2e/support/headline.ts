import { SITES } from '#sites/index.ts';
import { wordsOf } from './words.ts';

const HEADLINES = new Map(
  await Promise.all(SITES.map(async ({ id, load }) => [id, (await load()).headline] as const)),
);

/** The first heading of a site's entry: the brand's own one, else the shared one. `en-US` takes the text for `en`. */
export function headlineOf(locale: string, site = 'de'): string {
  const text = HEADLINES.get(site);
  if (text === undefined) throw new Error(`There is no site ${site}.`);
  if (!('translations' in text)) return wordsOf(locale, site)('redeem.heading');
  const [, words] =
    Object.entries(text.translations).find(([own]) => `${locale}-`.startsWith(`${own}-`)) ?? [];
  if (words === undefined) throw new Error(`${site} has no headline in ${locale}.`);
  return words;
}
