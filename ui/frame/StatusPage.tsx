import { type ReactNode, useEffect } from 'react';
import { BrandLogo } from './BrandLogo.tsx';
import { documentTitle } from './documentTitle.ts';
import styles from './StatusPage.module.scss';

interface StatusPageProps {
  brand: string;
  logo?: string | undefined;
  /** Without a title the brand is the heading, and the document's title. */
  title?: string;
  children: ReactNode;
}

/** A page without header and footer: logo, an edge in the brand's colour, and a few words in the middle. */
export function StatusPage({ brand, logo, title, children }: StatusPageProps) {
  useEffect(() => {
    document.title = title ? documentTitle(title, brand) : brand;
  }, [title, brand]);
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        {title ? (
          <>
            <BrandLogo brand={brand} logo={logo} size="l" />
            <h1 tabIndex={-1} className={styles.title}>
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
