import { Icon } from './Icon.tsx';
import { NOTICE_ICONS, type NoticeKind } from './Notice.tsx';
import styles from './StatusBadge.module.scss';

interface StatusBadgeProps {
  kind: NoticeKind;
  /** One or two words: "On hold". */
  children: string;
}

/** A state as an icon and a word, in the colour of its kind. */
export function StatusBadge({ kind, children }: StatusBadgeProps) {
  return (
    <p className={styles.badge} data-kind={kind}>
      <Icon name={NOTICE_ICONS[kind]} size="s" />
      {children}
    </p>
  );
}
