import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './ShopStrip.module.scss';

interface ShopStripProps {
  /** "Top shops". */
  title: string;
  headingLevel: 2 | 3;
  /** ShopTiles. */
  children: ReactNode;
}

/** Some shops in one line that can be pushed along. */
export function ShopStrip({ title, headingLevel, children }: ShopStripProps) {
  const heading = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={heading} className={styles.strip}>
      <Heading id={heading} className={styles.heading}>
        {title}
      </Heading>
      <ul className={styles.list} aria-labelledby={heading}>
        {children}
      </ul>
    </section>
  );
}
