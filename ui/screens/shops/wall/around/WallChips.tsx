import { observer } from 'mobx-react-lite';
import { FitsChip } from './FitsChip.tsx';
import { PromotedCategories } from './PromotedCategories.tsx';
import styles from './WallChips.module.scss';

interface WallChipsProps {
  /** True if a filter narrows the rendered shops, which may lag behind the current filter. */
  narrowed: boolean;
  /** True if this row has the choice that shops which fit the balance come first. */
  fits: boolean;
}

/** One row of chips, which scrolls sideways to the edges of the screen. */
export const WallChips = observer(function WallChips({ narrowed, fits }: WallChipsProps) {
  return (
    <div className={styles.chips}>
      {fits && <FitsChip />}
      <PromotedCategories narrowed={narrowed} />
    </div>
  );
});
