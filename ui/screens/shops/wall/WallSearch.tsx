import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../kit/Checkbox.tsx';
import { TextField } from '../../../kit/TextField.tsx';
import { useWords } from '../../../session/words.ts';
import type { FilterState } from './FilterState.ts';
import styles from './WallSection.module.scss';

interface WallSearchProps {
  state: FilterState;
  /** Whether shops whose values fit the balance come first; absent if no balance is compared. */
  fits?: { chosen: boolean; choose: (first: boolean) => void } | undefined;
  /** The button for the other filters, on a phone. */
  more?: ReactNode;
}

/** The field that finds shops by name, and what else stands in its line. */
export const WallSearch = observer(function WallSearch({ state, fits, more }: WallSearchProps) {
  const { t } = useWords();
  return (
    <search className={styles.search}>
      <TextField
        id="shop-search"
        name="name"
        type="search"
        label={t('wall.search')}
        placeholder={t('wall.searchHint')}
        value={state.filter.name}
        onChange={state.type}
        onBlur={state.settle}
        autoComplete="off"
        enterKeyHint="search"
        width="half"
      />
      {more}
      {fits && (
        <Checkbox
          id="fits-first"
          name="fits"
          label={t('wall.fits')}
          checked={fits.chosen}
          onChange={fits.choose}
        />
      )}
    </search>
  );
});
