import { existsSync } from 'node:fs';
import { type Locale, textTags } from '#domain/language/locale.ts';
import type { SiteEntry } from '#domain/site/site.ts';

/** The page of the code field, for which the app awaits no import(). */
const ENTRY_SCREEN = 'ui/screens/entry/codeEntry/EntryView.tsx';

/** The modules that the entry of a site waits for in one language; the site itself is in its page. */
export function firstScreen(
  { country, isReward = false }: Pick<SiteEntry, 'country' | 'isReward'>,
  locale: Locale,
): readonly string[] {
  const tags = textTags(locale, country);
  const texts = tags.map((tag) => `locales/${tag}.json`).filter((file) => existsSync(file));
  const rewards = isReward && tags.includes('de-DE') ? ['locales/rewards/de.json'] : [];
  return [...texts, ...rewards, ENTRY_SCREEN];
}
