import type { ReactNode } from 'react';
import { Notice, type NoticeKind } from '../kit/Notice.tsx';
import styles from './FlashList.module.scss';

/** One message of the list. */
export interface Flash {
  id: string;
  kind: NoticeKind;
  content: ReactNode;
}

interface FlashListProps {
  /** Oldest first; the three newest are shown. */
  items: readonly Flash[];
  /** Each kind as a word, shown before the message. */
  words: Readonly<Record<NoticeKind, string>>;
  dismissLabel: string;
  onDismiss: (id: string) => void;
}

const MOST = 3;

/**
 * The list of flash messages above the page. Both live regions are mounted from the start, so that later messages are
 * spoken.
 */
export function FlashList({ items, words, dismissLabel, onDismiss }: FlashListProps) {
  const shown = items.slice(-MOST);
  const urgent = (item: Flash) => item.kind === 'error' || item.kind === 'warning';
  const notices = (list: readonly Flash[]) =>
    list.map((item) => (
      <Notice
        key={item.id}
        kind={item.kind}
        word={words[item.kind]}
        dismissLabel={dismissLabel}
        onDismiss={() => onDismiss(item.id)}
      >
        {item.content}
      </Notice>
    ));
  return (
    <div className={styles.flashes} data-print="never">
      <div role="alert" className={styles.region}>
        {notices(shown.filter(urgent))}
      </div>
      <div aria-live="polite" className={styles.region}>
        {notices(shown.filter((item) => !urgent(item)))}
      </div>
    </div>
  );
}
