import { useMemo } from 'react';
import { acceptLanguage } from '#domain/language/locale.ts';
import type { CompareNames } from '#domain/shop/shopIndex.ts';
import { useServices } from '../../../session/services.ts';

/** Returns how a dictionary of the visitor's language compares names; 9 comes before 10, and quotes count for nothing. */
export function useCompareNames(): CompareNames {
  const { language, site: store } = useServices();
  const tag = acceptLanguage(language.locale, store.site.country);
  return useMemo(() => new Intl.Collator(tag, { numeric: true, ignorePunctuation: true }).compare, [tag]);
}
