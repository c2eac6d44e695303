import { useEffect, useState } from 'react';
import type { ShopCategory } from '#domain/shop/category.ts';
import { useJourney, useServices } from '../../services.ts';

/** The kinds of shop there are, in the language in use. None until they have come; without them the wall works too. */
export function useCategories(): readonly ShopCategory[] {
  const { language, session, site: store } = useServices();
  const { loadCategories } = useJourney();
  const [categories, setCategories] = useState<readonly ShopCategory[]>([]);
  const { voucher } = session;
  const { locale } = language;
  const { site } = store;
  useEffect(() => {
    let isGone = false;
    void loadCategories.execute(site, voucher, locale).then((answer) => {
      if (answer.ok && !isGone) setCategories(answer.value);
    });
    return () => {
      isGone = true;
    };
  }, [loadCategories, site, voucher, locale]);
  return categories;
}
