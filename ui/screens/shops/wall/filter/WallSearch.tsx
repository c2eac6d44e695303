import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../../kit/Checkbox.tsx';
import { Icon } from '../../../../kit/Icon.tsx';
import { LATER_ICONS } from '../../../../kit/laterIcons.ts';
import { TextField } from '../../../../kit/TextField.tsx';
import { useWords } from '../../../../session/words.ts';
import type { FilterState } from './FilterState.ts';
import styles from './WallSearch.module.scss';

interface WallSearchProps {
  state: FilterState;
  /** Whether shops whose values fit the balance come first; absent if no balance is compared. */
  fits?: { chosen: boolean; choose: (first: boolean) => void } | undefined;
  /** The other filters: chips, and on a phone the button that opens them. */
  more?: ReactNode;
}

/** The field that finds shops by name, and what else stands in its line. */
export const WallSearch = observer(function WallSearch({ state, fits, more }: WallSearchProps) {
  const { t } = useWords();
  return (
    <search className={styles.search}>
      <div className={styles.field}>
        <SearchField state={state} label={t('wall.search')} placeholder={t('wall.searchHint')} />
        <span className={styles.icon}>
          <Icon name={LATER_ICONS.search} size="s" />
        </span>
      </div>
      {more}
      {fits && (
        <div className={styles.fits}>
          <Checkbox
            id="fits-first"
            name="fits"
            label={t('wall.fits')}
            checked={fits.chosen}
            onChange={fits.choose}
          />
        </div>
      )}
    </search>
  );
});

interface SearchFieldProps {
  state: FilterState;
  label: string;
  placeholder: string;
}

/** All that a typed letter draws anew before it is painted. */
const SearchField = observer(function SearchField({ state, ...words }: SearchFieldProps) {
  return (
    <TextField
      {...words}
      id="shop-search"
      name="name"
      type="search"
      value={state.name}
      onChange={state.type}
      onBlur={state.settle}
      autoComplete="off"
      enterKeyHint="search"
    />
  );
});
