import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { WallFrame } from './WallFrame.tsx';
import { StatusLine } from '../../../kit/StatusLine.tsx';
import { useServices } from '../../../session/services.ts';
import { useWords } from '../../../session/words.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { PromotedCategories } from './Doors.tsx';
import { useRested } from './useRested.ts';
import { type Options, WallFilterBar, WallFilterSheet } from './WallFilters.tsx';
import type { WallParts } from './wallParts.ts';
import { WallSearch } from './WallSearch.tsx';
import styles from './WallSection.module.scss';

/** How long the number of shops has to rest before it is said, in milliseconds. */
const COUNT_RESTS = 400;

interface WallBodyProps {
  parts: WallParts;
  options: Options;
  /** Whether shops that fit the balance come first, and how to choose that. */
  screen: { readonly onlyFitting: boolean; fitFirst: (first: boolean) => void };
  /** How many shops the filter finds; null while they are on their way, and where they did not come. */
  found: number | null;
  /** How many there are without a filter; null where nobody knows. */
  all: number | null;
  /** Whether the shops that are drawn are narrowed. */
  narrowed: boolean;
  /** The strip of top shops. */
  top: ReactNode;
  /** The shops, or why there are none. */
  children: ReactNode;
}

/**
 * What stands around the shops, whatever becomes of them: the search, the filters, what narrows, and how many are
 * left. Nothing of it goes when shops are fetched anew, so nobody is interrupted while typing.
 */
export const WallBody = observer(function WallBody({
  parts,
  options,
  screen,
  found,
  all,
  narrowed,
  top,
  children,
}: WallBodyProps) {
  const { session, site: store } = useServices();
  const { t } = useWords();
  const line = useRef<HTMLDivElement>(null);
  const hasBar = store.site.switches.showShopFilterBar;
  const said = useSaid(found, all, narrowed);
  return (
    <WallFrame
      search={
        <WallSearch
          state={parts.state}
          more={hasBar && <WallFilterSheet parts={parts} options={options} found={found} said={said} />}
          fits={
            parts.compared.balanceInCent === null
              ? undefined
              : { chosen: screen.onlyFitting, choose: screen.fitFirst }
          }
        />
      }
      doors={<PromotedCategories parts={parts} narrowed={narrowed} />}
      filters={hasBar && <WallFilterBar parts={parts} options={options} />}
    >
      {top}
      <ActiveFilters parts={parts} fallback={line} />
      <div ref={line} id={parts.resultId} tabIndex={-1} className={styles.result}>
        <StatusLine>{said}</StatusLine>
        {session.voucher && <p className={styles.why}>{t('wall.whyMissing')}</p>}
      </div>
      {children}
    </WallFrame>
  );
});

/** How many shops are left, once the number rests; nothing where there are none to be narrowed. */
function useSaid(found: number | null, all: number | null, narrowed: boolean): string {
  const { t } = useWords();
  const count =
    all === null || found === all
      ? t('wall.count', { count: found ?? 0 })
      : t('wall.countOf', { found: found ?? 0, count: all });
  return useRested(found === null || (found === 0 && !narrowed) ? '' : count, COUNT_RESTS);
}
