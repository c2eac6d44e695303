import { useState } from 'react';
import { REDEEMABLE } from '#domain/shop/shop.ts';
import type { OptionGroup, ShopFilter } from '#domain/shop/shopFilter.ts';
import { isChosen, valueItems, valueRanges } from '#domain/shop/valueRanges.ts';
import { useText } from '../../../../session/text.ts';
import type { Options } from '../results/Results.ts';
import { useWall } from '../WallScreen.ts';
import type { FilterOptionGroup } from './FilterOptionList.tsx';
import { useFilterWords } from './useFilterWords.ts';

/**
 * Returns the groups with their options. Chosen items are always included, even unknown ones. Must be called in an
 * observer.
 */
export function useOptionGroups({ counts, levels }: Options): readonly FilterOptionGroup[] {
  const { t } = useText();
  const { filter: state, categories, balanceInCent, isAddition } = useWall();
  const exact = isAddition ? 'wall.filter.exactRest' : 'wall.filter.exact';
  const words = useFilterWords();
  const [toggles] = useState(() => new Map<string, () => void>());
  /** Drawn options are drawn again only if they get another function. */
  const kept = (id: string, toggle: () => void): (() => void) => {
    const known = toggles.get(id) ?? toggle;
    toggles.set(id, known);
    return known;
  };
  const filter = state.settled;
  const known = categories.map(({ id }) => id).filter((id) => counts?.categories.has(id) ?? true);
  const groupOf = <Group extends Exclude<OptionGroup, 'valueLevels'>>(
    id: Group,
    items: readonly ShopFilter[Group][number][],
    nameOf: (item: ShopFilter[Group][number]) => string,
  ): FilterOptionGroup => {
    const chosen: readonly unknown[] = filter[id];
    const group: OptionGroup = id;
    const countOf = counts?.[id] as ReadonlyMap<unknown, number> | undefined;
    return {
      id,
      title: t(`wall.filter.${group}`),
      number: chosen.length,
      options: items.map((item) => ({
        id: String(item),
        label: nameOf(item),
        count: countOf ? (countOf.get(item) ?? 0) : null,
        chosen: chosen.includes(item),
        onToggle: kept(`${id} ${String(item)}`, () => state.toggle(id, item)),
      })),
    };
  };
  const values = valueItems(levels, filter.valueLevels, balanceInCent).map(({ kind, levels: range }) => {
    const named = words.range(range);
    const countOf = kind === 'range' ? counts?.valueRanges : counts?.valueLevels;
    return {
      id: `${kind} ${range.join()}`,
      label: kind === 'exact' ? t(exact, { money: named }) : named,
      count: countOf ? (countOf.get(range[0] ?? 0) ?? 0) : null,
      chosen: isChosen(range, filter.valueLevels),
      onToggle: kept(`${kind} ${range.join()}`, () => state.toggleRange(range)),
    };
  });
  const places = REDEEMABLE.filter((place) => counts?.redeemable.has(place) ?? true);
  const all: readonly FilterOptionGroup[] = [
    groupOf('categories', together(known, filter.categories), words.category),
    {
      id: 'valueLevels',
      title: t('wall.filter.valueLevels'),
      number: valueRanges(filter.valueLevels).length,
      options: values,
    },
    groupOf('redeemable', together(places, filter.redeemable), words.place),
  ];
  return all.filter(({ options }) => options.length > 0);
}

function together<T>(offered: readonly T[], chosen: readonly T[]): readonly T[] {
  return [...offered, ...chosen.filter((item) => !offered.includes(item))];
}
