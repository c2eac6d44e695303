import { useCallback, useEffect, useRef, useState } from 'react';
import type { ShopCategory } from '#domain/shop/category.ts';
import { useArea, useServices } from '../../../session/services.ts';
import { SHOPS } from '../services.ts';

interface Categories {
  /** In the language in use. None until they have come; without them the wall works too. */
  readonly all: readonly ShopCategory[];
  /** Whether they have come: only then is one that is not among them unknown. */
  readonly haveCome: boolean;
  /** Asks for them once more, where they did not come. */
  readonly askAgain: () => void;
}

/** The kinds of shop there are. */
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
