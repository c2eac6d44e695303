import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { safeHref } from '#domain/link/safeHref.ts';
import type { Site } from '#domain/site/site.ts';
import { ExternalLink } from '../kit/ExternalLink.tsx';
import { useServices } from '../session/services.ts';
import { SupportPhone } from './SupportPhone.tsx';
import styles from './SupportWays.module.scss';

interface SupportWaysProps {
  /** By default the loaded site. */
  site?: Site;
  children?: ReactNode;
}

/** Customer service's phone number, its hours and e-mail address, a line each, after `children`. */
export const SupportWays = observer(function SupportWays({ site, children }: SupportWaysProps) {
  const { site: store } = useServices();
  const of = site ?? store.site;
  const mail = safeHref(`mailto:${of.support.email}`);
  return (
    <div className={styles.ways}>
      {children && <p className={styles.label}>{children}</p>}
      <SupportPhone site={of} />
      {mail && (
        <div className={styles.mail}>
          <ExternalLink href={mail}>{of.support.email}</ExternalLink>
        </div>
      )}
    </div>
  );
});
