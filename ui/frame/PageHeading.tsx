import type { ReactNode, Ref } from 'react';
import styles from './PageHeading.module.scss';

interface PageHeadingProps {
  children: ReactNode;
  lead?: ReactNode;
  /** The h1, which receives the focus after a route change. */
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
