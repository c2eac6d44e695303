import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { OptionCounts } from '#domain/shop/optionCounts.ts';
import { REDEEMABLE } from '#domain/shop/shop.ts';
import type { OptionGroup, ShopFilter } from '#domain/shop/shopFilter.ts';
import { FilterBar } from '../../frame/FilterBar.tsx';
import { type FilterOptionGroup, FilterOptions } from '../../frame/FilterOptions.tsx';
import { layoutProfileOf } from '../../frame/layoutProfile.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { useServices } from '../../services.ts';
import { useWords } from '../../words.ts';
import { tokensOf } from './ActiveFilters.tsx';
import { categoryLinks } from './categoryLinks.ts';
import styles from './WallFilters.module.scss';
import type { WallParts } from './wallParts.ts';

interface OptionsShown {
  parts: WallParts;
  /** Null where nobody knows, because the wall comes in pages. */
  counts: OptionCounts | null;
  /** The value levels that can be chosen, in cents, ascending. */
  levels: readonly number[];
}

/** The filters beside or above the wall, from tablets on. */
export const WallFilterBar = observer(function WallFilterBar(props: OptionsShown) {
  const { site: store } = useServices();
  const { t } = useWords();
  const linkTo = categoryLinks(props.parts);
  const { categories } = props.parts.state.choices;
  const tabs = [
    { label: t('wall.filter.all'), to: linkTo(null), current: categories.length === 0 },
    ...props.parts.categories.map((category) => ({
      label: category.name,
      to: linkTo(category),
      current: categories.length === 1 && categories[0] === category.id,
    })),
  ];
  return (
    <FilterBar
      form={layoutProfileOf(store.site.layout).filters}
      label={t('wall.filter.title')}
      groups={useOptionGroups(props)}
      tabs={tabs}
      moreLabel={t('wall.filter.more')}
    />
  );
});

/** On a phone: a button, and all filters as a sheet of their own that shows how many shops they leave. */
export const WallFilterSheet = observer(function WallFilterSheet({
  found,
  ...props
}: OptionsShown & { found: number }) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const { length: number } = tokensOf(props.parts);
  return (
    <div className={styles.opener}>
      <Button kind="secondary" full onClick={() => setOpen(true)}>
        {t('wall.filter.open')}
        {number > 0 && ` (${number})`}
      </Button>
      {open && <Sheet {...props} found={found} onClose={() => setOpen(false)} />}
    </div>
  );
});

const Sheet = observer(function Sheet({
  found,
  onClose,
  ...props
}: OptionsShown & { found: number; onClose: () => void }) {
  const { t } = useWords();
  const groups = useOptionGroups(props);
  const { state } = props.parts;
  return (
    <Dialog
      title={t('wall.filter.title')}
      size="wide"
      onClose={onClose}
      closeLabel={t('common.close')}
      actions={
        <>
          {state.isActive && (
            <Button kind="secondary" onClick={state.clear}>
              {t('wall.filter.clear')}
            </Button>
          )}
          <Button onClick={onClose}>{t('wall.filter.show', { count: found })}</Button>
        </>
      }
    >
      <div className={styles.groups}>
        {groups.map((group) => (
          <FilterOptions key={group.id} group={group} titled />
        ))}
      </div>
    </Dialog>
  );
});

/** The groups with their options as they are drawn. What is chosen is always among them, known or not. */
function useOptionGroups({ parts, counts, levels }: OptionsShown): readonly FilterOptionGroup[] {
  const { t } = useWords();
  const { state, categories, words } = parts;
  const filter = state.choices;
  const known = categories.map(({ id }) => id).filter((id) => counts?.categories.has(id) ?? true);
  const groupOf = <Group extends OptionGroup>(
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
      chosen: chosen.length > 0 ? t('wall.filter.chosen', { count: chosen.length }) : null,
      number: chosen.length,
      options: items.map((item) => ({
        id: String(item),
        label: nameOf(item),
        count: countOf ? (countOf.get(item) ?? 0) : null,
        chosen: chosen.includes(item),
        onToggle: () => state.toggle(id, item),
      })),
    };
  };
  const places = REDEEMABLE.filter((place) => counts?.redeemable.has(place) ?? true);
  return [
    groupOf('categories', together(known, filter.categories), words.category),
    groupOf(
      'valueLevels',
      together(levels, filter.valueLevels).toSorted((a, b) => a - b),
      words.level,
    ),
    groupOf('redeemable', together(places, filter.redeemable), words.place),
  ].filter(({ options }) => options.length > 0);
}

function together<T>(offered: readonly T[], chosen: readonly T[]): readonly T[] {
  return [...offered, ...chosen.filter((item) => !offered.includes(item))];
}
