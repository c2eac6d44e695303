import type { ReactNode } from 'react';
import { Button } from '../kit/Button.tsx';
import { CopyButton, type CopyWords } from '../kit/CopyButton.tsx';
import styles from './MaintenancePage.module.scss';
import { StatusPage } from './StatusPage.tsx';
import { LATER_ICONS } from '../kit/laterIcons.ts';

interface MaintenancePageProps {
  brand: string;
  logo?: string | undefined;
  title: string;
  /** The text: when maintenance ends, and that vouchers stay valid. */
  children: ReactNode;
  /** Telephone number and e-mail address of the customer service. */
  contact?: ReactNode;
  /** That the page looks by itself whether it can go on, and when it has last done so. */
  rechecks: string;
}

/** The page of a planned maintenance, during which nothing is redeemed. */
export function MaintenancePage({ children, contact, rechecks, ...page }: MaintenancePageProps) {
  return (
    <StatusPage {...page}>
      <div className={styles.words}>{children}</div>
      <p className={styles.rechecks}>{rechecks}</p>
      {contact && <div className={styles.contact}>{contact}</div>}
    </StatusPage>
  );
}

interface HighMaintenancePageProps extends MaintenancePageProps {
  code: { label: string; value: string; copy: CopyWords };
  retry: { label: string; onRetry: () => void; busy: boolean };
}

/**
 * High maintenance: the site could not be loaded. Shows the error code for customer service, and a button to try again.
 */
export function HighMaintenancePage({ code, retry, children, contact, ...page }: HighMaintenancePageProps) {
  return (
    <MaintenancePage
      {...page}
      contact={
        <>
          <p className={styles.code}>
            <span>
              {code.label} <code translate="no">{code.value}</code>
            </span>
            <CopyButton kind="quiet" text={code.value} words={code.copy} />
          </p>
          {contact}
        </>
      }
    >
      {children}
      <div className={styles.retry}>
        <Button icon={LATER_ICONS.retry} busy={retry.busy} onClick={retry.onRetry}>
          {retry.label}
        </Button>
      </div>
    </MaintenancePage>
  );
}
