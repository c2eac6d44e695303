import { type Locale, textTags } from '../language/locale.ts';
import type { PartnerKind } from '../site/site.ts';

export interface DocumentSite {
  readonly country: string;
  readonly partnerKind: PartnerKind;
  readonly isReward?: boolean;
}

/** Most specific first: kind of partner or rewards, then country, region, language. */
export function documentTags(
  locale: Locale,
  { country, partnerKind, isReward }: DocumentSite,
): readonly string[] {
  const tags = textTags(locale, country).toReversed();
  const [language] = textTags(locale, country);
  const kind = isReward ? 'rewards' : partnerKind;
  return kind === 'shops' ? tags : [`${language}-${kind}`, ...tags];
}
