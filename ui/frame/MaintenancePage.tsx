import type { ReactNode, Ref } from 'react';
import { Button } from '../kit/Button.tsx';
import { CopyButton, type CopyWords } from '../kit/CopyButton.tsx';
import { StatusLine } from '../kit/StatusLine.tsx';
import styles from './MaintenancePage.module.scss';
import { StatusPage } from './StatusPage.tsx';

interface MaintenancePageProps {
  brand: string;
  logo?: string | undefined;
  title: string;
  /** When it is over, that vouchers stay valid. */
  children: ReactNode;
  /** Telephone and address of the support. */
  contact?: ReactNode;
  /** Result of the last automatic check; spoken politely, the focus stays. */
  status?: string;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** Redeeming pauses for a stated time. */
export function MaintenancePage({ children, contact, status, ...page }: MaintenancePageProps) {
  return (
    <StatusPage {...page}>
      <div className={styles.words}>{children}</div>
      {contact && <div className={styles.contact}>{contact}</div>}
      <StatusLine>{status}</StatusLine>
    </StatusPage>
  );
}

interface HighMaintenancePageProps extends MaintenancePageProps {
  code: { label: string; value: string; copy: CopyWords };
  retry: { label: string; onRetry: () => void; busy?: boolean };
}

/** The site could not start: what support needs to know, and another try. */
export function HighMaintenancePage({ code, retry, children, contact, ...page }: HighMaintenancePageProps) {
  return (
    <MaintenancePage
      {...page}
      contact={
        <>
          <p className={styles.code}>
            <span>
              {code.label} <code>{code.value}</code>
            </span>
            <CopyButton kind="quiet" text={code.value} words={code.copy} />
          </p>
          {contact}
        </>
      }
    >
      {children}
      <div className={styles.retry}>
        <Button icon="retry" busy={retry.busy ?? false} onClick={retry.onRetry}>
          {retry.label}
        </Button>
      </div>
    </MaintenancePage>
  );
}
