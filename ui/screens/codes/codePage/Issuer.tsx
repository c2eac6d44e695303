import { observer } from 'mobx-react-lite';
import { useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import styles from './Issuer.module.scss';

/** Footer of the printed sheet: the issuer and the contact, since the page's header is not printed. */
export const Issuer = observer(function Issuer() {
  const { site: store } = useServices();
  const { t } = useText();
  const { brand, domains, support } = store.site;
  const contact = [support.email, support.phone, support.url].filter(Boolean).join(', ');
  return (
    <footer className={styles.issuer}>
      <p>{t('codePage.issuer', { brand, host: domains[0] ?? '' })}</p>
      <p>{t('codePage.help', { contact })}</p>
    </footer>
  );
});
