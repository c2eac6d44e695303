import type { ReactNode } from 'react';
import { classes } from '../kit/classes.ts';
import styles from './FormLayout.module.scss';
import { PhoneFold } from './PhoneFold.tsx';

interface FormLayoutProps {
  progress?: ReactNode;
  back?: ReactNode;
  title: ReactNode;
  children: ReactNode;
  /** Summary or explanation: sticky beside the form on wide screens, below it on a phone. */
  aside?: ReactNode;
  /** Comes last: below form and aside on a phone, below the form and beside the aside on wide screens. */
  below?: ReactNode;
  /** On a phone, puts the aside above the form: the user reads the consequences before the button. */
  asideFirst?: boolean;
  /** On a phone, collapses the aside above the form behind this line. */
  asideFold?: ReactNode;
  /** Omits the sheet around the children, for screens that consist of cards. */
  plain?: boolean;
}

/** Every page except the wall: seven twelfths for the form, with or without an aside, which gets the other five. */
export function FormLayout({
  progress,
  back,
  title,
  children,
  aside,
  below,
  asideFold,
  asideFirst = asideFold !== undefined,
  plain = false,
}: FormLayoutProps) {
  const beside = aside && (
    <div className={styles.aside}>
      {asideFold === undefined ? aside : <PhoneFold label={asideFold}>{aside}</PhoneFold>}
    </div>
  );
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
