import { observer } from 'mobx-react-lite';
import { INDEX_LETTERS } from '#domain/shop/shopIndex.ts';
import { useText } from '../../../session/text.ts';
import styles from './LetterIndex.module.scss';

interface LetterIndexProps {
  /** Maps each initial letter to the index of its first shop. */
  starts: ReadonlyMap<string, number>;
  /** Scrolls to the shop with this index. */
  onJump: (index: number) => void;
}

/** A row of letters, each a link to its first shop; on narrow screens it scrolls sideways. */
export const LetterIndex = observer(function LetterIndex({ starts, onJump }: LetterIndexProps) {
  const { t } = useText();
  return (
    <ul className={styles.letters} aria-label={t('wall.sort.letters')}>
      {INDEX_LETTERS.map((letter) => {
        const start = starts.get(letter);
        return (
          <li key={letter}>
            <button
              type="button"
              className={styles.letter}
              disabled={start === undefined}
              aria-label={letter === '#' ? t('wall.sort.others') : undefined}
              onClick={() => start !== undefined && onJump(start)}
            >
              {letter}
            </button>
          </li>
        );
      })}
    </ul>
  );
});
