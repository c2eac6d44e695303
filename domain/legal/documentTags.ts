import { type Locale, textTags } from '../language/locale.ts';
import type { PartnerKind } from '../site/site.ts';

/** What of a site decides which document it shows. */
export interface DocumentSite {
  readonly country: string;
  readonly partnerKind: PartnerKind;
  readonly isReward?: boolean;
}

/**
 * Returns the names under which a site's document is looked for, the most fitting first: that of a bank's rewards or of
 * restaurants, then the country's, the region's and the language's.
 */
export function documentTags(
  locale: Locale,
  { country, partnerKind, isReward }: DocumentSite,
): readonly string[] {
  const tags = textTags(locale, country).toReversed();
  const [language] = textTags(locale, country);
  const kind = isReward ? 'rewards' : partnerKind;
  return kind === 'shops' ? tags : [`${language}-${kind}`, ...tags];
}
