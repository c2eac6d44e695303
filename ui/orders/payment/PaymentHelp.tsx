import { observer } from 'mobx-react-lite';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { SupportWays } from '../../problems/SupportWays.tsx';
import { useText } from '../../session/text.ts';
import { useHas } from '../../session/useHas.ts';
import styles from './PaymentHelp.module.scss';

/** Where a user who waits for a payment can ask: the order's status, and customer service. */
export const PaymentHelp = observer(function PaymentHelp() {
  const { t } = useText();
  const has = useHas();
  return (
    <div className={styles.help}>
      <SupportWays>{t('thankYou.questions')}</SupportWays>
      {has('orderStatus') && (
        <ButtonLink to="/order-status" kind="quiet">
          {t('payment.toStatus')}
        </ButtonLink>
      )}
    </div>
  );
});
