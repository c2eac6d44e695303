import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { type NothingFoundReason as Explanation, explainNothing } from '#domain/shop/nothingFound.ts';
import { activeGroups } from '#domain/shop/shopFilter.ts';
import { sortInEffect } from '#domain/shop/wallSort.ts';
import { layoutProfileOf } from '../../../../frame/layoutProfile.ts';
import { StatusLine } from '../../../../kit/StatusLine.tsx';
import { ShopsLoading } from '../../../../parts/shop/ShopsLoading.tsx';
import { useServices } from '../../../../session/services.ts';
import { useText } from '../../../../session/text.ts';
import { RememberedShopsDetails } from '../../remembered/RememberedShopsDetails.tsx';
import { SortField } from '../../sort/SortField.tsx';
import { useSorting } from '../../sort/useSorting.ts';
import { FitsChip } from '../around/FitsChip.tsx';
import { Rails } from '../around/Rails.tsx';
import { Teaser } from '../around/Teaser.tsx';
import { useRails } from '../around/useRails.ts';
import { WallChips } from '../around/WallChips.tsx';
import { ActiveFilters } from '../filter/ActiveFilters.tsx';
import { FilterBar } from '../filter/FilterBar.tsx';
import { FilterSheet } from '../filter/FilterSheet.tsx';
import { useHasBar } from '../filter/useHasBar.ts';
import { useDebouncedText } from '../filter/useDebouncedText.ts';
import { WallSearch } from '../filter/WallSearch.tsx';
import { WallFrame } from '../WallFrame.tsx';
import { useWall } from '../WallScreen.ts';
import styles from '../WallSection.module.scss';
import { NothingFound } from './NothingFound.tsx';
import type { Results } from './Results.ts';
import { useResultInSight } from './useResultInSight.ts';
import { WallEnd } from './WallEnd.tsx';
import { WallFailed } from './WallFailed.tsx';

/** Debounce of the announced result, in milliseconds. */
const COUNT_RESTS = 400;

interface WallBodyProps {
  results: Results;
  /** The letter index, while the shops are sorted by name. */
  letters?: ReactNode;
  /** The shops, on the page with the whole wall. */
  children: ReactNode;
}

/**
 * The parts around the shops: search, active filters and number of shops. Stays mounted while shops load, so that the
 * search field keeps the focus.
 */
export const WallBody = observer(function WallBody({ results, letters, children }: WallBodyProps) {
  const wall = useWall();
  const { site: store } = useServices();
  const { name } = results.filter;
  useResultInSight(wall.line, name);
  const narrowed = activeGroups(results.filter).length > 0;
  const isFiltered = store.site.switches.showShopFilterBar;
  const bar = useHasBar() && <FilterBar options={results.options} />;
  const isInLine = layoutProfileOf(store.site).filters === 'chips';
  const { filter, searchable, shops, total } = results;
  const isEmpty = shops !== null && total === 0;
  const isNothing = isEmpty && !results.areAwaited;
  const why = useMemo(
    () => (isNothing && searchable ? explainNothing(searchable, filter) : null),
    [isNothing, searchable, filter],
  );
  const summary = useWallSummary(results, narrowed, why);
  const sorting = useSorting();
  const isByName = wall.isSorted && sortInEffect(sorting.chosen, { name }) === 'name';
  // Sorted by name, shops that fit are mixed with the others.
  const fits = wall.balanceInCent !== null && !isByName;
  const isAlone = wall.spot.over === 'shops';
  const rails = useRails(shops, narrowed || isByName);
  return (
    <WallFrame
      sticky={isAlone}
      tools={
        <WallSearch
          more={
            <>
              {isFiltered && (
                <FilterSheet options={results.options} found={shops && total} summary={summary} />
              )}
              {bar && fits && <FitsChip />}
              {isInLine && bar}
            </>
          }
        />
      }
      letters={letters}
      chips={<WallChips narrowed={narrowed} fits={!bar && fits} />}
      filters={!isInLine && bar}
    >
      <ActiveFilters />
      <Rails rails={rails} />
      {isAlone && !narrowed && <RememberedShopsDetails hasRail={rails.some(({ kind }) => kind === 'seen')} />}
      <div
        ref={wall.line}
        tabIndex={-1}
        className={styles.result}
        data-meant={why?.meant ? true : undefined}
        data-waits={shops === null || undefined}
      >
        <StatusLine>{summary}</StatusLine>
        {wall.isSorted && !isEmpty && <SortField sorting={sorting} name={name} />}
      </div>
      {results.problem && <WallFailed problem={results.problem} onRetry={() => void results.retry()} />}
      {!results.problem && (shops === null || (isEmpty && results.areAwaited)) && <ShopsLoading />}
      {isNothing && <NothingFound searchable={searchable} filter={filter} why={why} />}
      {shops &&
        !isEmpty &&
        (isAlone ? children : <Teaser results={results} shops={shops} narrowed={narrowed} />)}
      <WallEnd isWhole={isAlone && !narrowed && shops !== null && !isEmpty} />
    </WallFrame>
  );
});

/**
 * Returns the debounced number of shops as text, or that a misspelt name was searched for as it was meant; empty if
 * there are no shops and no filter is set.
 */
function useWallSummary(
  { filter, shops, total, all }: Results,
  narrowed: boolean,
  why: Explanation | null,
): string {
  const { t } = useText();
  const result = () => {
    if (why?.meant) return t('wall.nothing.meant', { name: filter.name.trim(), meant: why.meant.name });
    if (all === null || total === all) return t('wall.count', { count: total });
    return t('wall.countOf', { found: total, count: all });
  };
  return useDebouncedText(shops === null || (total === 0 && !narrowed) ? '' : result(), COUNT_RESTS);
}
