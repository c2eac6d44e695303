import type { ReactNode } from 'react';
import { classes } from '../kit/classes.ts';
import styles from './FormLayout.module.scss';

interface FormLayoutProps {
  /** A `ProgressSteps`. */
  progress?: ReactNode;
  /** A link one step back. */
  back?: ReactNode;
  /** A `PageHeading`. */
  title: ReactNode;
  children: ReactNode;
  /** Summary or explanation: beside the form on wide screens, where it stays in sight, and below it on a phone. */
  aside?: ReactNode;
  /** What comes last: below form and aside on a phone, below the form beside the aside on wide screens. */
  below?: ReactNode;
  /** True if the aside stands above the form on a phone, so that what is about to happen is read before the button. */
  asideFirst?: boolean;
  /** No sheet around the children, for screens that consist of cards; they begin where the sheet would. */
  plain?: boolean;
}

/**
 * The layout of every page that is not the wall: seven of the page's twelve columns for the form, the last four for the
 * aside. Without an aside nothing moves.
 */
export function FormLayout({
  progress,
  back,
  title,
  children,
  aside,
  below,
  asideFirst = false,
  plain = false,
}: FormLayoutProps) {
  const beside = aside && <div className={styles.aside}>{aside}</div>;
  return (
    <div className={styles.layout}>
      <div className={styles.top}>
        {back && <div className={styles.back}>{back}</div>}
        {progress}
        {title}
      </div>
      {asideFirst && beside}
      <div className={classes(styles.form, !plain && styles.sheet)}>{children}</div>
      {!asideFirst && beside}
      {below && <div className={styles.below}>{below}</div>}
    </div>
  );
}
