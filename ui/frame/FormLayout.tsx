import type { ReactNode } from 'react';
import { classes } from '../kit/classes.ts';
import styles from './FormLayout.module.scss';

interface FormLayoutProps {
  /** ProgressSteps. */
  progress?: ReactNode;
  /** A link one step back. */
  back?: ReactNode;
  /** PageHeading. */
  title: ReactNode;
  children: ReactNode;
  /** Summary or explainer: beside the form at wide, where it stays in sight, and under it on a phone. */
  aside?: ReactNode;
  /** On a phone the aside stands above the form: what is about to be done comes before the button. */
  asideFirst?: boolean;
  /** No sheet around the children, for screens that consist of cards. */
  plain?: boolean;
}

/** One step of a form: 640 px of form, 360 px of summary. */
export function FormLayout({
  progress,
  back,
  title,
  children,
  aside,
  asideFirst = false,
  plain = false,
}: FormLayoutProps) {
  const beside = aside && <div className={styles.aside}>{aside}</div>;
  return (
    <div className={styles.layout} data-aside={aside ? true : undefined} data-plain={plain || undefined}>
      <div className={styles.top}>
        {back && <div className={styles.back}>{back}</div>}
        {progress}
        {title}
      </div>
      {asideFirst && beside}
      <div className={classes(styles.form, !plain && styles.sheet)}>{children}</div>
      {!asideFirst && beside}
    </div>
  );
}
