import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Icon } from '../../../../kit/Icon.tsx';
import { LATER_ICONS } from '../../../../kit/laterIcons.ts';
import { TextField } from '../../../../kit/TextField.tsx';
import { useText } from '../../../../session/text.ts';
import { BarBalance } from '../around/BarBalance.tsx';
import { useWall } from '../WallScreen.ts';
import styles from './WallSearch.module.scss';

interface WallSearchProps {
  /** The other filters: chips, and on a phone the button that opens them. */
  more?: ReactNode;
}

/** The field that searches shops by name, and the other parts in its row. */
export const WallSearch = observer(function WallSearch({ more }: WallSearchProps) {
  const { t } = useText();
  return (
    <search className={styles.search}>
      <BarBalance />
      <div className={styles.field}>
        <SearchField label={t('wall.search')} placeholder={t('wall.searchHint')} />
        <span className={styles.icon}>
          <Icon name={LATER_ICONS.search} size="s" />
        </span>
      </div>
      {more}
    </search>
  );
});

interface SearchFieldProps {
  label: string;
  placeholder: string;
}

/** A small component of its own, so that a keystroke renders only the field before the paint. */
const SearchField = observer(function SearchField(words: SearchFieldProps) {
  const { filter } = useWall();
  return (
    <TextField
      {...words}
      id="shop-search"
      name="name"
      type="search"
      value={filter.name}
      onChange={filter.type}
      onBlur={filter.settle}
      autoComplete="off"
      enterKeyHint="search"
    />
  );
});
