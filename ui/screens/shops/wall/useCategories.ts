import { useCallback, useEffect, useRef, useState } from 'react';
import type { ShopCategory } from '#domain/shop/category.ts';
import { useArea, useServices } from '../../../session/services.ts';
import { SHOPS } from '../services.ts';

interface Categories {
  /** The site's categories in the language in use; empty until they are loaded. The wall works without them. */
  readonly all: readonly ShopCategory[];
  /** True once they are loaded: only then is a category that is not among them unknown. */
  readonly haveCome: boolean;
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
  const [come, setCome] = useState<{ all: readonly ShopCategory[]; haveCome: boolean }>(NONE_YET);
  const latest = useRef(0);
  const { voucher } = session;
  const { locale } = language;
  const { site } = store;
  const ask = useCallback(() => {
    latest.current += 1;
    const mine = latest.current;
    void loadCategories.execute(site, voucher, locale).then((answer) => {
      if (answer.ok && mine === latest.current) setCome({ all: answer.value, haveCome: true });
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

const NONE_YET = { all: [], haveCome: false };
