import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import type { OptionCounts } from '#domain/shop/optionCounts.ts';
import { REDEEMABLE } from '#domain/shop/shop.ts';
import type { OptionGroup, ShopFilter } from '#domain/shop/shopFilter.ts';
import { type CategoryTab, FilterBar } from './FilterBar.tsx';
import { type FilterOptionGroup, FilterOptions } from './FilterOptions.tsx';
import { layoutProfileOf } from '../../../../frame/layoutProfile.ts';
import { Button } from '../../../../kit/Button.tsx';
import { LATER_ICONS } from '../../../../kit/laterIcons.ts';
import { Dialog } from '../../../../kit/Dialog.tsx';
import { StatusLine } from '../../../../kit/StatusLine.tsx';
import { useServices } from '../../../../session/services.ts';
import { useWords } from '../../../../session/words.ts';
import { tokensOf } from './ActiveFilters.tsx';
import { categoryLinks } from './categoryLinks.ts';
import styles from './WallFilters.module.scss';
import type { WallParts } from '../wallParts.ts';

/** What the filters offer. */
export interface Options {
  /**
   * How many shops each option would leave; null if unknown: while the wall is being loaded, and if it comes in pages.
   */
  readonly counts: OptionCounts | null;
  /** The values that can be chosen, in cents, ascending. */
  readonly levels: readonly number[];
}

/** The options while the wall is not known. */
export const UNKNOWN_OPTIONS: Options = { counts: null, levels: [] };

interface OptionsShown {
  parts: WallParts;
  options: Options;
}

/** The filters beside or above the wall, from tablet width on. */
export const WallFilterBar = observer(function WallFilterBar(props: OptionsShown) {
  const { site: store } = useServices();
  const { t } = useWords();
  const { filters: form } = layoutProfileOf(store.site.layout);
  const groups = useOptionGroups(props);
  const number = groups.reduce((sum, group) => (group.id === 'categories' ? sum : sum + group.number), 0);
  // Categories come first in a rail, and would push down all that is there before them.
  if (form === 'rail' && props.parts.awaitsCategories) return null;
  return (
    <FilterBar
      form={form}
      label={t('wall.filter.title')}
      groups={groups}
      tabs={form === 'tabs' ? tabsOf(props.parts, t('wall.filter.all')) : []}
      tabsLabel={t('wall.filter.categories')}
      more={{ title: t('wall.filter.more'), number, chosen: t('wall.filter.chosen', { count: number }) }}
    />
  );
});

function tabsOf(parts: WallParts, all: string): readonly CategoryTab[] {
  const linkTo = categoryLinks(parts);
  const { categories: chosen } = parts.state.settled;
  return [
    { id: 'all', label: all, to: linkTo(null), current: chosen.length === 0 },
    ...parts.categories.map((category) => ({
      id: String(category.id),
      label: category.name,
      to: linkTo(category),
      current: chosen.length === 1 && chosen[0] === category.id,
    })),
  ];
}

interface SheetProps extends OptionsShown {
  /** How many shops the filter finds; null while unknown. */
  found: number | null;
  /** The same in words, once the number stays the same. */
  said: string;
}

/** On a phone: a button that opens all filters as a sheet, which shows how many shops they leave. */
export const WallFilterSheet = observer(function WallFilterSheet(props: SheetProps) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const { length: number } = tokensOf(props.parts);
  const { toResult } = props.parts;
  const close = () => {
    setOpen(false);
    // If the phone was turned meanwhile, the button that opened the sheet is hidden.
    requestAnimationFrame(() => document.activeElement === document.body && toResult());
  };
  return (
    <>
      <div className={styles.opener}>
        <Button kind="secondary" icon={LATER_ICONS.filter} onClick={() => setOpen(true)}>
          {t('wall.filter.open')}
          {number > 0 && ` (${number})`}
        </Button>
      </div>
      {/* Outside the button's element, which is hidden on tablets: a phone may be turned while the sheet is open. */}
      {open && <Sheet {...props} onClose={close} />}
    </>
  );
});

const Sheet = observer(function Sheet({
  found,
  said,
  onClose,
  ...props
}: SheetProps & { onClose: () => void }) {
  const { t } = useWords();
  const groups = useOptionGroups(props);
  const show = useRef<HTMLButtonElement>(null);
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
            <Button
              kind="secondary"
              onClick={() => {
                state.clear();
                show.current?.focus(); // this button goes
              }}
            >
              {t('wall.filter.clear')}
            </Button>
          )}
          <Button ref={show} onClick={onClose}>
            {found === null ? t('wall.filter.showAny') : t('wall.filter.show', { count: found })}
          </Button>
        </>
      }
    >
      {/* The page's own status line is not spoken beneath a dialog. */}
      <StatusLine hidden>
        {state.cleared !== null && `${t('wall.filter.cleared')} `}
        {said}
      </StatusLine>
      <div className={styles.groups}>
        {groups.map((group) => (
          <FilterOptions key={group.id} group={group} titled />
        ))}
      </div>
    </Dialog>
  );
});

/**
 * Returns the groups with their options as they are drawn. What is chosen is always among them, even if it is unknown.
 */
function useOptionGroups({ parts, options: { counts, levels } }: OptionsShown): readonly FilterOptionGroup[] {
  const { t } = useWords();
  const { state, categories, words } = parts;
  const filter = state.settled;
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
      chosen: t('wall.filter.chosen', { count: chosen.length }),
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
