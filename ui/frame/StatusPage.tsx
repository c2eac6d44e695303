import type { ReactNode, Ref } from 'react';
import { BrandLogo } from './BrandLogo.tsx';
import styles from './StatusPage.module.scss';

interface StatusPageProps {
  brand: string;
  logo?: string | undefined;
  /** Without a title the brand is the heading. */
  title?: string;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  children: ReactNode;
}

/** A page without header and footer: logo, an edge in the brand's colour, and a few words in the middle. */
export function StatusPage({ brand, logo, title, headingRef, children }: StatusPageProps) {
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        {title ? (
          <>
            <BrandLogo brand={brand} logo={logo} size="l" />
            <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
              {title}
            </h1>
          </>
        ) : (
          <h1 className={styles.brand}>
            <BrandLogo brand={brand} logo={logo} size="l" />
          </h1>
        )}
        {children}
      </div>
    </main>
  );
}
