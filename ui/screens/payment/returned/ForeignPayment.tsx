import { observer } from 'mobx-react-lite';
import type { Instant } from '#domain/core/instant.ts';
import type { KnownPayment } from '#domain/payment/knownPayment.ts';
import type { PaymentReference } from '#domain/payment/payment.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { CopyButton } from '../../../kit/CopyButton.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { Reference } from '../../../kit/Reference.tsx';
import { useTime } from '../../../parts/answers/useTime.ts';
import { PaymentHelp } from '../../../orders/payment/PaymentHelp.tsx';
import { BrandDrawing } from '../../../parts/page/BrandDrawing.tsx';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { SupportLink } from '../../../problems/SupportLink.tsx';
import { SupportWays } from '../../../problems/SupportWays.tsx';
import { useLoggedProblem } from '../../../problems/useLoggedProblem.ts';
import { useReference } from '../../../session/useReference.ts';
import { useText } from '../../../session/text.ts';
import { useCopyWords } from '../../../session/useCopyWords.ts';
import styles from './ForeignPayment.module.scss';

interface ForeignPaymentProps {
  reference: PaymentReference;
  /** Null until the backend has answered. */
  standing: KnownPayment | null;
  /** Path of another prepared order that can be paid; null if there is none. */
  preparedAt: string | null;
  /** Time of the next poll; null after polling has stopped. */
  nextAt: Instant | null;
}

type Word = 'processing' | 'awaited' | 'received' | 'ended' | 'unknown' | 'contradicted';

const TITLES = {
  processing: 'payment.checkingTitle',
  awaited: 'problem.payment-open.title',
  received: 'payment.receivedTitle',
  ended: 'problem.payment-failed.title',
  unknown: 'payment.noneTitle',
  contradicted: 'problem.payment-contradicted.title',
} as const satisfies Readonly<Record<Word, string>>;

/**
 * The state of a payment that another tab or app began, or that this tab lost track of. Never says "failed" while the
 * outcome is unknown, and says nothing about the voucher (product 9.8).
 */
export const ForeignPayment = observer(function ForeignPayment(props: ForeignPaymentProps) {
  const { reference, standing, preparedAt, nextAt } = props;
  const { t } = useText();
  const copyWords = useCopyWords();
  const time = useTime('medium');
  const word = wordOf(standing);
  const orderNumber = standing?.orderNumber ?? null;
  const cameToNothing = word === 'ended' || word === 'unknown';
  const isContradicted = word === 'contradicted';
  const kind = word === 'received' ? 'success' : word === 'ended' || isContradicted ? 'warning' : 'info';
  return (
    <FormLayout plain title={<TitledHeading title={t(TITLES[word])} />} aside={<BrandDrawing />}>
      <div className={styles.body}>
        <Notice kind={kind} word={t(`kind.${kind}`)} live>
          <p>
            {word === 'contradicted'
              ? t('problem.payment-contradicted.cause')
              : t(`payment.elsewhere.${word}`)}
          </p>
          {orderNumber !== null && (
            <p>
              {t('paid.order')}: <strong translate="no">{orderNumber}</strong>
            </p>
          )}
        </Notice>
        {orderNumber !== null && <CopyButton text={orderNumber} words={copyWords(t('paid.copyOrder'))} />}
        {isContradicted && <Help reference={reference} />}
        {nextAt !== null && <p>{t('payment.nextLook', { time: time(nextAt) })}</p>}
        <Onward word={word} payAt={cameToNothing ? preparedAt : null} />
        {word !== 'contradicted' && word !== 'received' && <PaymentHelp />}
      </div>
    </FormLayout>
  );
});

/** For a contradicted payment: customer service can look it up by its reference. */
const Help = observer(function Help({ reference }: Pick<ForeignPaymentProps, 'reference'>) {
  const { t } = useText();
  const copyWords = useCopyWords();
  const pageReference = useReference();
  useLoggedProblem('payment-contradicted');
  return (
    <>
      <p>{t('openOrder.mismatchSupport')}</p>
      <p className={styles.reference}>{t('openOrder.reference', { reference })}</p>
      <CopyButton text={reference} words={copyWords(t('openOrder.copyReference'))} />
      <SupportWays />
      <SupportLink topic="other" />
      <Reference {...pageReference} />
    </>
  );
});

const Onward = observer(function Onward({ word, payAt }: { word: Word; payAt: string | null }) {
  const { t } = useText();
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

function wordOf(standing: KnownPayment | null): Word {
  if (standing === null) return 'processing';
  const { state, isAwaited } = standing;
  if (state === 'received' || state === 'unknown' || state === 'contradicted') return state;
  if (state === 'failed' || state === 'cancelled') return 'ended';
  return isAwaited ? 'awaited' : 'processing';
}
