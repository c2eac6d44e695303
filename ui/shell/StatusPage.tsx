import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { BrandLogo } from '../frame/BrandLogo.tsx';
import { documentTitle } from '../frame/documentTitle.ts';
import { useServices } from '../session/services.ts';
import styles from './StatusPage.module.scss';
import { useTakeOver } from './useTakeOver.ts';

interface StatusPageProps {
  /** Without a title the brand is the heading and the document title. */
  title?: string;
  children: ReactNode;
}

/** A page without header and footer. */
export const StatusPage = observer(function StatusPage({ title, children }: StatusPageProps) {
  const { brand, logo } = useServices().site.entry;
  useTakeOver();
  useEffect(() => {
    document.title = title ? documentTitle(title, brand) : brand;
  }, [title, brand]);
  const mark = <BrandLogo brand={brand} logo={logo} size="l" />;
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        {title ? mark : <h1 className={styles.brand}>{mark}</h1>}
        {title && (
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
        )}
        {children}
      </div>
    </main>
  );
});
