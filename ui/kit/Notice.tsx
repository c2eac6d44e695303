import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Notice.module.scss';

export const NOTICE_KINDS = ['success', 'warning', 'error', 'info'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const NOTICE_ICONS: Record<NoticeKind, IconName> = {
  success: 'success',
  warning: 'alert',
  error: 'error',
  info: 'info',
};

interface NoticeProps {
  kind: NoticeKind;
  /** The kind as a word ("Warning"), so that colour is not the only signal. */
  word: string;
  children: ReactNode;
  /** True if it is announced when it appears: success and info politely, warning and error assertively. */
  live?: boolean;
  onDismiss?: () => void;
  dismissLabel?: string;
}

export function Notice({ kind, word, children, live = false, onDismiss, dismissLabel }: NoticeProps) {
  const role = kind === 'success' || kind === 'info' ? 'status' : 'alert';
  return (
    <div className={styles.notice} data-kind={kind} role={live ? role : undefined}>
      <Icon name={NOTICE_ICONS[kind]} />
      <div className={styles.words}>
        <strong className={styles.word}>{word}</strong>
        <div>{children}</div>
      </div>
      {onDismiss && (
        <button type="button" className={styles.dismiss} aria-label={dismissLabel} onClick={onDismiss}>
          <Icon name="close" size="s" />
        </button>
      )}
    </div>
  );
}
