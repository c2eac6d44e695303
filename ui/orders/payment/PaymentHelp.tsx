import { observer } from 'mobx-react-lite';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { SupportWays } from '../../problems/SupportWays.tsx';
import { useText } from '../../session/text.ts';
import styles from './PaymentHelp.module.scss';

/** Where a user who waits for a payment can ask: the order's status, and customer service. */
export const PaymentHelp = observer(function PaymentHelp() {
  const { t } = useText();
  return (
    <div className={styles.help}>
      <SupportWays>{t('thankYou.questions')}</SupportWays>
      <ButtonLink to="/order-status" kind="quiet">
        {t('payment.toStatus')}
      </ButtonLink>
    </div>
  );
});
