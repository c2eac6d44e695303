import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Note.module.scss';
import { NOTICE_ICONS } from './Notice.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface NoteProps {
  kind: 'info' | 'warning';
  /** The kind as a word ("Please note"), so that the drawing is not the only signal. */
  word: string;
  /** True if the word is only spoken, because the drawing beside a single sentence says it. */
  wordSpoken?: boolean;
  /** True if it is announced when it appears. */
  live?: boolean;
  children: ReactNode;
}

/** Small words beside a choice, which stays the loudest part of its page: a `Notice` without box and colour. */
export function Note({ kind, word, wordSpoken = false, live = false, children }: NoteProps) {
  const name = <strong className={styles.word}>{word}</strong>;
  return (
    <div className={styles.note} role={live ? 'status' : undefined}>
      <Icon name={NOTICE_ICONS[kind]} />
      <div className={styles.words}>
        {wordSpoken ? <VisuallyHidden>{name}</VisuallyHidden> : name}
        {children}
      </div>
    </div>
  );
}
