import { observer } from 'mobx-react-lite';
import { useServices } from '../../session/services.ts';
import { useText } from '../../session/text.ts';
import styles from './Paper.module.scss';

interface PaperFootProps {
  /** True if the page does not say elsewhere how to reach customer service. */
  contact?: boolean;
}

/** The foot of a paper: the issuer, and the way to customer service. */
export const PaperFoot = observer(function PaperFoot({ contact = false }: PaperFootProps) {
  const { site: store } = useServices();
  const { t } = useText();
  const { brand, domains, support } = store.site;
  const ways = [support.email, support.phone, support.url].filter(Boolean).join(', ');
  return (
    <div hidden data-print="only">
      <div className={styles.foot}>
        <p>{t('paper.issuer', { brand, host: domains[0] ?? '' })}</p>
        {contact && <p>{t('paper.help', { contact: ways })}</p>}
      </div>
    </div>
  );
});
