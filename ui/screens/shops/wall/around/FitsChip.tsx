import { observer } from 'mobx-react-lite';
import { Icon } from '../../../../kit/Icon.tsx';
import { useText } from '../../../../session/text.ts';
import { useWall } from '../WallScreen.ts';
import styles from './FitsChip.module.scss';

/** Chooses whether shops that fit the balance come first. */
export const FitsChip = observer(function FitsChip() {
  const { t } = useText();
  const wall = useWall();
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={wall.fittingFirst}
      onClick={() => wall.setFittingFirst(!wall.fittingFirst)}
    >
      {wall.fittingFirst && <Icon name="check" size="s" />}
      {t('wall.fits')}
    </button>
  );
});
