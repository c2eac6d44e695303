import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { WALL_SORTS, type WallSort, sortInEffect } from '#domain/shop/wallSort.ts';
import { Icon } from '../../../kit/Icon.tsx';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';
import { Select } from '../../../kit/Select.tsx';
import { useText } from '../../../session/text.ts';
import styles from './SortField.module.scss';
import type { Sorting } from './useSorting.ts';

interface SortFieldProps {
  sorting: Sorting;
  /** The name filter. */
  name: string;
}

/** The choice of the wall's order. With a name filter, it only says how the matches are sorted. */
export const SortField = observer(function SortField({ sorting, name }: SortFieldProps) {
  const { t } = useText();
  const id = useId();
  if (sortInEffect(sorting.chosen, { name }) === 'match') {
    return (
      <p className={styles.sort}>
        <SortIcon />
        <span className={styles.label}>{t('wall.sort.label')}</span> <strong>{t('wall.sort.match')}</strong>
      </p>
    );
  }
  const words: Readonly<Record<WallSort, string>> = {
    fits: t('wall.sort.usual'),
    name: t('wall.sort.name'),
  };
  return (
    <div className={styles.sort}>
      <SortIcon />
      <label htmlFor={id} className={styles.label}>
        {t('wall.sort.label')}
      </label>
      <Select
        id={id}
        look="words"
        value={sorting.chosen}
        onChange={(value) => sorting.choose(WALL_SORTS.find((sort) => sort === value) ?? 'fits')}
        options={WALL_SORTS.map((sort) => ({ value: sort, label: words[sort] }))}
      />
    </div>
  );
});

/** On a phone the icon replaces the label. */
function SortIcon() {
  return (
    <span className={styles.icon}>
      <Icon name={LATER_ICONS.sort} size="s" />
    </span>
  );
}
