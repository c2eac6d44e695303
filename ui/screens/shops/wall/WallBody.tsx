import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { layoutProfileOf } from '../../../frame/layoutProfile.ts';
import { WallFrame } from './WallFrame.tsx';
import { StatusLine } from '../../../kit/StatusLine.tsx';
import { useServices } from '../../../session/services.ts';
import { useWords } from '../../../session/words.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { PromotedCategories } from './PromotedCategories.tsx';
import { useDebouncedText } from './useDebouncedText.ts';
import { type Options, WallFilterBar, WallFilterSheet } from './WallFilters.tsx';
import type { WallParts } from './wallParts.ts';
import { WallSearch } from './WallSearch.tsx';
import styles from './WallSection.module.scss';

/** How long the number of shops must stay the same before it is announced, in milliseconds. */
const COUNT_RESTS = 400;

interface WallBodyProps {
  parts: WallParts;
  options: Options;
  /** Whether shops whose values fit the balance come first, and how to change that. */
  screen: { readonly fittingFirst: boolean; setFittingFirst: (first: boolean) => void };
  /** How many shops the filter finds; null while they are being loaded, and if that failed. */
  found: number | null;
  /** How many shops there are without a filter; null if unknown. */
  all: number | null;
  /** True if the shops that are drawn are narrowed. */
  narrowed: boolean;
  /** The shops, or why there are none. */
  children: ReactNode;
}

/**
 * What stands around the shops, whether they are loaded or not: search, filters, what is chosen, and how many shops are
 * left. It stays mounted while shops are fetched, so that nobody is interrupted while typing.
 */
export const WallBody = observer(function WallBody({
  parts,
  options,
  screen,
  found,
  all,
  narrowed,
  children,
}: WallBodyProps) {
  const { site: store } = useServices();
  const line = useRef<HTMLDivElement>(null);
  const hasBar = store.site.switches.showShopFilterBar;
  const bar = hasBar && <WallFilterBar parts={parts} options={options} />;
  const isInLine = layoutProfileOf(store.site.layout).filters === 'chips';
  const said = useSaid(found, all, narrowed);
  return (
    <WallFrame
      sticky={parts.over === 'shops'}
      tools={
        <WallSearch
          state={parts.state}
          more={
            <>
              {hasBar && <WallFilterSheet parts={parts} options={options} found={found} said={said} />}
              {isInLine && bar}
            </>
          }
          fits={
            parts.compared.balanceInCent === null
              ? undefined
              : { chosen: screen.fittingFirst, choose: screen.setFittingFirst }
          }
        />
      }
      doors={<PromotedCategories parts={parts} narrowed={narrowed} />}
      filters={!isInLine && bar}
    >
      <ActiveFilters parts={parts} fallback={line} />
      <div ref={line} id={parts.resultId} tabIndex={-1} className={styles.result}>
        <StatusLine>{said}</StatusLine>
      </div>
      {children}
    </WallFrame>
  );
});

/**
 * Returns how many shops are left, in words, once the number stays the same; empty if there are none and nothing
 * narrows.
 */
function useSaid(found: number | null, all: number | null, narrowed: boolean): string {
  const { t } = useWords();
  const count =
    all === null || found === all
      ? t('wall.count', { count: found ?? 0 })
      : t('wall.countOf', { found: found ?? 0, count: all });
  return useDebouncedText(found === null || (found === 0 && !narrowed) ? '' : count, COUNT_RESTS);
}
