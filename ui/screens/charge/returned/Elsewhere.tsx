import { observer } from 'mobx-react-lite';
import type { PaymentStanding } from '#domain/payment/payment.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { CopyButton } from '../../../kit/CopyButton.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { BrandDrawing } from '../../../parts/page/BrandDrawing.tsx';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { useWords } from '../../../session/words.ts';
import styles from '../payment/OpenCharge.module.scss';

interface ElsewhereProps {
  /** Null until the backend has told it. */
  standing: PaymentStanding | null;
}

/**
 * How a payment stands that another tab or app has begun. It is never said to have failed as long as nobody knows, and
 * nothing of the voucher is said (design 7.4).
 */
export const Elsewhere = observer(function Elsewhere({ standing }: ElsewhereProps) {
  const { t, copyWords } = useWords();
  const word = wordOf(standing);
  const orderNumber = standing?.orderNumber ?? null;
  const kind = word === 'received' ? 'success' : word === 'ended' ? 'warning' : 'info';
  return (
    <FormLayout plain title={<TitledHeading title={t('payment.elsewhereTitle')} />} aside={<BrandDrawing />}>
      <div className={styles.body}>
        <Notice kind={kind} word={t(`kind.${kind}`)} live>
          <p>{t(`payment.elsewhere.${word}`)}</p>
          {orderNumber !== null && (
            <p>
              {t('payment.order')}: <strong>{orderNumber}</strong>
            </p>
          )}
        </Notice>
        {orderNumber !== null && <CopyButton text={orderNumber} words={copyWords(t('payment.copyOrder'))} />}
        <p>{t('payment.elsewhereReceipt')}</p>
        <ButtonLink to={word === 'received' ? '/' : '/prepaid'} kind="secondary">
          {t(word === 'received' ? 'payment.redeemNow' : 'payment.topUp')}
        </ButtonLink>
      </div>
    </FormLayout>
  );
});

function wordOf(standing: PaymentStanding | null): 'processing' | 'awaited' | 'received' | 'ended' {
  if (standing === null) return 'processing';
  const { state, isAwaited } = standing;
  if (state === 'received') return 'received';
  if (state === 'failed' || state === 'cancelled') return 'ended';
  return isAwaited ? 'awaited' : 'processing';
}
