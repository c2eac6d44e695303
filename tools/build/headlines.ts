import { fileURLToPath } from 'node:url';
import type { SiteRegistration } from '#sites/index.ts';
import { readFolder } from './localeFiles.ts';

const SHARED = readFolder(fileURLToPath(new URL('../../locales', import.meta.url)));

/** The first headings of a site's entry, in all its languages: the brand's own ones, else the shared ones. */
export async function headlinesOf({ languages, load }: SiteRegistration): Promise<readonly string[]> {
  const { headline } = await load();
  if ('translations' in headline) return Object.values(headline.translations);
  if ('words' in headline) return [headline.words];
  return languages.flatMap(
    (locale) =>
      [locale, locale.slice(0, 2)].flatMap((tag) => SHARED.get(tag)?.get(headline.key) ?? [])[0] ?? [],
  );
}
