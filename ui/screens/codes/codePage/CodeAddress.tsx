import { observer } from 'mobx-react-lite';
import type { SafeHref } from '#domain/link/safeHref.ts';
import { useText } from '../../../session/text.ts';
import styles from './CodePageView.module.scss';

/** Where the code is used. The host is shown in punycode, so that a look-alike domain is recognisable. */
export const CodeAddress = observer(function CodeAddress({ address }: { address: SafeHref }) {
  const { t } = useText();
  return (
    <div className={styles.addresses}>
      <p className={styles.address}>{t('codePage.leadsTo', { host: new URL(address).host })}</p>
      <p className={styles.address}>{address}</p>
    </div>
  );
});
