import { SITES } from '#sites/index.ts';

const HEADLINES = new Map(
  await Promise.all(SITES.map(async ({ id, load }) => [id, (await load()).headline] as const)),
);

/** The first heading of a site's entry, in the brand's own words. `en-US` finds the words for `en`. */
export function headlineOf(locale: string, site = 'de'): string {
  const text = HEADLINES.get(site);
  if (text === undefined || !('translations' in text)) throw new Error(`${site} has no headline of its own.`);
  const found = Object.entries(text.translations).find(([own]) => `${locale}-`.startsWith(`${own}-`));
  if (found === undefined) throw new Error(`${site} has no headline in ${locale}.`);
  return found[1];
}
