import { useMemo } from 'react';
import { acceptLanguage } from '#domain/language/locale.ts';
import type { CompareNames } from '#domain/shop/shopIndex.ts';
import { useServices } from '../../../session/services.ts';

/** Returns a comparison for the user's language, in which 9 comes before 10 and punctuation is ignored. */
export function useCompareNames(): CompareNames {
  const { language, site: store } = useServices();
  const tag = acceptLanguage(language.locale, store.site.country);
  return useMemo(() => new Intl.Collator(tag, { numeric: true, ignorePunctuation: true }).compare, [tag]);
}
