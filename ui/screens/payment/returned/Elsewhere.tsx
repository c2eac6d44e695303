import { observer } from 'mobx-react-lite';
import type { PaymentStanding } from '#domain/payment/payment.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { CopyButton } from '../../../kit/CopyButton.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { BrandDrawing } from '../../../parts/page/BrandDrawing.tsx';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { useWords } from '../../../session/words.ts';
import styles from './Elsewhere.module.scss';

interface ElsewhereProps {
  /** Null until the backend has told it. */
  standing: PaymentStanding | null;
  /** Where something is prepared that can be paid instead; null if nothing is. */
  preparedAt: string | null;
}

type Word = 'processing' | 'awaited' | 'received' | 'ended' | 'unknown';

const TITLES = {
  processing: 'payment.elsewhereTitle',
  awaited: 'payment.elsewhereTitle',
  received: 'payment.receivedTitle',
  ended: 'payment.failedTitle',
  unknown: 'payment.noneTitle',
} as const satisfies Readonly<Record<Word, string>>;

/**
 * How a payment stands that another tab or app has begun, or that was missed here. It is never said to have failed as
 * long as nobody knows, and nothing of the voucher is said (design 7.4).
 */
export const Elsewhere = observer(function Elsewhere({ standing, preparedAt }: ElsewhereProps) {
  const { t, copyWords } = useWords();
  const word = wordOf(standing);
  const orderNumber = standing?.orderNumber ?? null;
  const cameToNothing = word === 'ended' || word === 'unknown';
  const kind = word === 'received' ? 'success' : word === 'ended' ? 'warning' : 'info';
  return (
    <FormLayout plain title={<TitledHeading title={t(TITLES[word])} />} aside={<BrandDrawing />}>
      <div className={styles.body}>
        <Notice kind={kind} word={t(`kind.${kind}`)} live>
          <p>{t(`payment.elsewhere.${word}`)}</p>
          {orderNumber !== null && (
            <p>
              {t('paid.order')}: <strong>{orderNumber}</strong>
            </p>
          )}
        </Notice>
        {orderNumber !== null && <CopyButton text={orderNumber} words={copyWords(t('paid.copyOrder'))} />}
        {!cameToNothing && <p>{t('payment.elsewhereReceipt')}</p>}
        <Onward word={word} payAt={cameToNothing ? preparedAt : null} />
      </div>
    </FormLayout>
  );
});

const Onward = observer(function Onward({ word, payAt }: { word: Word; payAt: string | null }) {
  const { t } = useWords();
  if (payAt !== null) {
    return (
      <ButtonLink to={payAt} kind="primary">
        {t('payment.payAgain')}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to="/" kind="secondary">
      {t(word === 'received' ? 'paid.redeemNow' : 'payment.toStart')}
    </ButtonLink>
  );
});

function wordOf(standing: PaymentStanding | null): Word {
  if (standing === null) return 'processing';
  const { state, isAwaited } = standing;
  if (state === 'received' || state === 'unknown') return state;
  if (state === 'failed' || state === 'cancelled') return 'ended';
  return isAwaited ? 'awaited' : 'processing';
}
