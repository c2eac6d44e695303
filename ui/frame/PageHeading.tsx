import type { ReactNode, Ref } from 'react';
import styles from './PageHeading.module.scss';

interface PageHeadingProps {
  children: ReactNode;
  /** A sentence below. */
  lead?: ReactNode;
  /** The heading element, which takes the focus after a change of route. */
  ref?: Ref<HTMLHeadingElement>;
}

/** The only h1 of a screen. */
export function PageHeading({ children, lead, ref }: PageHeadingProps) {
  return (
    <div className={styles.heading}>
      <h1 ref={ref} tabIndex={-1} className={styles.title}>
        {children}
      </h1>
      {lead && <div className={styles.lead}>{lead}</div>}
    </div>
  );
}
