import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './ShopStrip.module.scss';

interface ShopStripProps {
  /** Heading of the strip: "Top shops". */
  title: string;
  headingLevel: 2 | 3;
  /** `ShopTile` elements; null while they are being loaded, during which their space is kept. */
  children: ReactNode;
}

/** How many places are kept: as many tiles as the widest strip shows at a time. */
const PLACES = 8;

/** Some shops in one line that scrolls sideways. */
export function ShopStrip({ title, headingLevel, children }: ShopStripProps) {
  const heading = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={heading} className={styles.strip}>
      <Heading id={heading} className={styles.heading}>
        {title}
      </Heading>
      <ul className={styles.list} aria-labelledby={heading}>
        {children ?? Array.from({ length: PLACES }, (_, place) => <Coming key={place} />)}
      </ul>
    </section>
  );
}

function Coming() {
  return <li className={styles.coming} aria-hidden="true" />;
}
