import { type RefObject, useEffect, useRef } from 'react';
import { Icon } from '../../../../kit/Icon.tsx';
import { VisuallyHidden } from '../../../../kit/VisuallyHidden.tsx';
import styles from './FilterChips.module.scss';

/** One chosen item, as a chip that can be removed. */
export interface Token {
  id: string;
  label: string;
  onRemove: () => void;
}

interface FilterChipsProps {
  /** Accessible name of the list: "Active filters". */
  label: string;
  tokens: readonly Token[];
  /** Spoken after a token's label: "– remove filter". */
  removeLabel: string;
  /** Takes the focus when the last token is removed. */
  fallback: RefObject<HTMLElement | null>;
}

/** A list of what is chosen; each item is removed by one tap, and the focus moves on to the next. */
export function FilterChips({ label, tokens, removeLabel, fallback }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);
  useEffect(() => {
    if (removed.current === null) return;
    const left = list.current?.querySelectorAll('button') ?? [];
    const next = left[Math.min(removed.current, left.length - 1)] ?? fallback.current;
    removed.current = null;
    next?.focus({ preventScroll: true });
  });
  if (tokens.length === 0) return null;
  return (
    <ul ref={list} className={styles.list} aria-label={label}>
      {tokens.map((token, index) => (
        <li key={token.id}>
          <button
            type="button"
            className={styles.token}
            onClick={() => {
              removed.current = index;
              token.onRemove();
            }}
          >
            <span>
              {token.label}
              <VisuallyHidden> {removeLabel}</VisuallyHidden>
            </span>
            <Icon name="close" size="s" />
          </button>
        </li>
      ))}
    </ul>
  );
}
