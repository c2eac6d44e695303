import { observer } from 'mobx-react-lite';
import { ButtonLink } from '../../../../kit/ButtonLink.tsx';
import { useWords } from '../../../../session/words.ts';
import { withFilter } from '../filter/FilterState.ts';
import type { WallParts } from '../wallParts.ts';
import styles from '../WallSection.module.scss';

interface AllShopsProps {
  parts: WallParts;
  /** How many shops the filter finds. */
  total: number;
  narrowed: boolean;
}

/** From the first shops on the entry page to the page with all of them, narrowed in the same way. */
export const AllShops = observer(function AllShops({ parts, total, narrowed }: AllShopsProps) {
  const { t } = useWords();
  const search = withFilter(parts.search, parts.state.settled);
  return (
    <p className={styles.all}>
      <ButtonLink to={{ pathname: '/shops', search }} kind="secondary">
        {t(narrowed ? 'wall.filter.show' : 'wall.all', { count: total })}
      </ButtonLink>
    </p>
  );
});
