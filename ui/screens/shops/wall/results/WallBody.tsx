import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { layoutProfileOf } from '../../../../frame/layoutProfile.ts';
import { WallFrame } from '../WallFrame.tsx';
import { StatusLine } from '../../../../kit/StatusLine.tsx';
import { useServices } from '../../../../session/services.ts';
import { useWords } from '../../../../session/words.ts';
import { sortInEffect } from '#domain/shop/wallSort.ts';
import { RememberedShops } from '../../remembered/RememberedShops.tsx';
import { SortField } from '../../sort/SortField.tsx';
import { ActiveFilters } from '../filter/ActiveFilters.tsx';
import { PromotedCategories } from '../around/PromotedCategories.tsx';
import { useDebouncedText } from '../filter/useDebouncedText.ts';
import { useResultInSight } from './useResultInSight.ts';
import { WallEnd } from './WallEnd.tsx';
import { type Options, WallFilterBar, WallFilterSheet } from '../filter/WallFilters.tsx';
import type { WallParts } from '../wallParts.ts';
import { WallSearch } from '../filter/WallSearch.tsx';
import styles from '../WallSection.module.scss';

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
  /** The name by which they were found, which may lag behind the one that is being typed. */
  name: string;
  /** The index of letters, while the shops stand in the order of their names. */
  letters?: ReactNode;
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
  name,
  letters,
  children,
}: WallBodyProps) {
  const { site: store } = useServices();
  const line = useRef<HTMLDivElement>(null);
  useResultInSight(line, name);
  const hasBar = store.site.switches.showShopFilterBar;
  const bar = hasBar && <WallFilterBar parts={parts} options={options} />;
  const isInLine = layoutProfileOf(store.site.layout).filters === 'chips';
  const said = useSaid(found, all, narrowed);
  const { compared, sorting } = parts;
  const isByName = sorting !== null && sortInEffect(sorting.wish, { name }) === 'name';
  return (
    <WallFrame
      sticky={parts.over === 'shops'}
      tools={
        <>
          <WallSearch
            state={parts.state}
            more={
              <>
                {hasBar && <WallFilterSheet parts={parts} options={options} found={found} said={said} />}
                {isInLine && bar}
              </>
            }
            fits={
              // From A to Z, shops that fit stand among the others.
              compared.balanceInCent === null || isByName
                ? undefined
                : { chosen: screen.fittingFirst, choose: screen.setFittingFirst }
            }
          />
          {letters}
        </>
      }
      doors={<PromotedCategories parts={parts} narrowed={narrowed} />}
      filters={!isInLine && bar}
    >
      <ActiveFilters parts={parts} fallback={line} />
      <div ref={line} id={parts.resultId} tabIndex={-1} className={styles.result}>
        <StatusLine>{said}</StatusLine>
        {sorting && found !== 0 && <SortField sorting={sorting} name={name} />}
      </div>
      {parts.over === 'shops' && !narrowed && <RememberedShops parts={parts} />}
      {children}
      <WallEnd isWhole={parts.over === 'shops' && !narrowed && found !== null && found > 0} />
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
