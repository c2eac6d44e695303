import { useCallback, useEffect, useRef, useState } from 'react';
import type { ShopCategory } from '#domain/shop/category.ts';
import { useArea, useServices } from '../../../session/services.ts';
import { SHOPS } from '../services.ts';

interface Categories {
  /** The site's categories in the language in use; empty until they are loaded. The wall works without them. */
  readonly all: readonly ShopCategory[];
  /** Only once they have come is a category that is not among them unknown. */
  readonly state: 'coming' | 'come' | 'failed';
  /** Loads them again, after a failure. */
  readonly askAgain: () => void;
}

/**
 * Loads the categories of shops for site, voucher and language, and again when one of these changes. A failure is not
 * shown.
 */
export function useCategories(): Categories {
  const { language, session, site: store } = useServices();
  const { loadCategories } = useArea(SHOPS);
  const [come, setCome] = useState<Pick<Categories, 'all' | 'state'>>(NONE_YET);
  const latest = useRef(0);
  const { voucher } = session;
  const { locale } = language;
  const { site } = store;
  const ask = useCallback(() => {
    latest.current += 1;
    const mine = latest.current;
    void loadCategories.execute(site, voucher, locale).then((answer) => {
      if (mine !== latest.current) return;
      setCome((before) => {
        if (answer.ok) return { all: answer.value, state: 'come' };
        return before.state === 'coming' ? { all: [], state: 'failed' } : before;
      });
    });
  }, [loadCategories, site, voucher, locale]);
  useEffect(() => {
    ask();
    return () => {
      latest.current += 1;
    };
  }, [ask]);
  return { ...come, askAgain: ask };
}

const NONE_YET = { all: [], state: 'coming' } as const;
