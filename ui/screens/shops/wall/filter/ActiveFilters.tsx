import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '../../../../kit/Button.tsx';
import { Icon } from '../../../../kit/Icon.tsx';
import { StatusLine } from '../../../../kit/StatusLine.tsx';
import { useText } from '../../../../session/text.ts';
import { useWall } from '../WallScreen.ts';
import wallStyles from '../WallSection.module.scss';
import styles from './ActiveFilters.module.scss';
import { type Token, useTokens } from './useTokens.ts';

/** The active filters except the name, each with a remove button, and a button that clears all and can be undone. */
export const ActiveFilters = observer(function ActiveFilters() {
  const { t } = useText();
  const wall = useWall();
  const { filter } = wall;
  const undo = useRef<HTMLButtonElement>(null);
  const isCleared = filter.cleared !== null;
  useEffect(() => {
    // If the pressed button is unmounted, "undo" takes the focus.
    if (isCleared && document.activeElement === document.body) undo.current?.focus({ preventScroll: true });
  }, [isCleared]);
  const tokens = useTokens();
  return (
    <div className={wallStyles.active}>
      <Tokens tokens={tokens} />
      {tokens.length > 0 && (
        <Button kind="quiet" flush onClick={filter.clear}>
          {t('wall.filter.clear')}
        </Button>
      )}
      <StatusLine compact>{isCleared && t('wall.filter.cleared')}</StatusLine>
      {isCleared && (
        <Button
          kind="quiet"
          flush
          ref={undo}
          onClick={() => {
            filter.undo();
            wall.toResult(); // this button is unmounted
          }}
        >
          {t('wall.filter.undo')}
        </Button>
      )}
    </div>
  );
});

/** The chosen items as chips. After a removal the focus moves to the next chip, at last to the shops. */
const Tokens = observer(function Tokens({ tokens }: { tokens: readonly Token[] }) {
  const { t } = useText();
  const wall = useWall();
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);
  useEffect(() => {
    if (removed.current === null) return;
    const left = list.current?.querySelectorAll('button') ?? [];
    const next = left[Math.min(removed.current, left.length - 1)];
    removed.current = null;
    if (next) next.focus({ preventScroll: true });
    else wall.toResult();
  });
  if (tokens.length === 0) return null;
  return (
    <ul ref={list} className={styles.list} aria-label={t('wall.filter.active')}>
      {tokens.map(({ id, label, onRemove }, index) => (
        <li key={id}>
          <button
            type="button"
            className={styles.token}
            aria-label={t('wall.filter.remove', { filter: label })}
            onClick={() => {
              removed.current = index;
              onRemove();
            }}
          >
            <span>{label}</span>
            <Icon name="close" size="s" />
          </button>
        </li>
      ))}
    </ul>
  );
});
