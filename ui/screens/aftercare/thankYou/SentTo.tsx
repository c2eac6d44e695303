import { observer } from 'mobx-react-lite';
import { isolated } from '#domain/language/isolated.ts';
import type { Recipient } from '#domain/redemption/recipient.ts';
import { PostalAddress } from '../../../parts/customer/PostalAddress.tsx';
import { useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import styles from './Tickets.module.scss';

/** On the ticket of goods: where they go. */
export const SentTo = observer(function SentTo({ recipient }: { recipient: Recipient }) {
  const { site: store } = useServices();
  const { t } = useText();
  const { firstName, lastName } = recipient;
  return (
    <div className={styles.sentTo}>
      <p className={styles.sentToTitle}>{t('customer.addressTitle')}</p>
      <address>
        <div>{[firstName, lastName].map(isolated).join(' ')}</div>
        <PostalAddress address={{ ...recipient, country: store.site.country }} />
      </address>
    </div>
  );
});
