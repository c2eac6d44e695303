import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../kit/Button.tsx';
import { Checkbox } from '../../kit/Checkbox.tsx';
import { ErrorSummary } from '../../kit/ErrorSummary.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { RadioCards } from '../../kit/RadioCards.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { ProblemPanel } from '../../problems/ProblemPanel.tsx';
import { useText } from '../../session/text.ts';
import type { PendingPaidOrder } from '#domain/payment/pendingPayment.ts';
import type { PaidOrder } from './paidOrder.ts';
import type { PayScreen } from './PayScreen.ts';
import { Terms } from './Terms.tsx';
import styles from './PaymentForm.module.scss';

const CONSENT_FIELD = 'consent';
const PROVIDER_FIELD = 'provider';

type Paying = Pick<
  PayScreen<PendingPaidOrder, unknown>,
  | 'provider'
  | 'providers'
  | 'widget'
  | 'drawings'
  | 'refusal'
  | 'isLeaving'
  | 'waitsForTick'
  | 'choose'
  | 'drawAgain'
  | 'place'
  | 'payByCard'
> & { readonly order: PaidOrder };

interface PaymentFormProps {
  screen: Paying;
  words: {
    /** Label of the checkbox: what the payer agrees to. */
    readonly tick: string;
    readonly fault: string;
    /** Label of the card's pay button; names the obligation to pay. */
    readonly pay: string;
    /** Shown directly above a wallet's own button: the obligation to pay. */
    readonly obliged: string;
  };
  /** Action after this refusal; by default a retry. */
  help?: ReactNode;
  /** What the payer must read before the checkbox. */
  children?: ReactNode;
}

/** Payment methods, consent, and the only button that pays (product 6.4). */
export const PaymentForm = observer(function PaymentForm({
  screen,
  words,
  help,
  children,
}: PaymentFormProps) {
  const { t } = useText();
  const { order, provider, refusal, widget } = screen;
  const fault = order.untickedFault ? words.fault : undefined;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (provider === 'card') void screen.payByCard();
      }}
    >
      <ErrorSummary
        title={t('customer.summary', { count: 1 })}
        faults={fault ? [{ fieldId: CONSENT_FIELD, text: fault }] : []}
        attempt={order.attempts}
      />
      {refusal && (
        <ProblemPanel
          problem={refusal.problem}
          attempt={refusal.attempt}
          pays
          actions={
            help ||
            (widget.kind === 'refused' && (
              <Button kind="secondary" onClick={screen.drawAgain}>
                {t('common.tryAgain')}
              </Button>
            ))
          }
        />
      )}
      <RadioCards
        id={PROVIDER_FIELD}
        name="provider"
        legend={t('payment.how')}
        options={screen.providers.map((each) => ({
          value: each,
          title: t(`paid.provider.${each}`),
          note: t(`payment.providerNote.${each}`),
        }))}
        value={provider}
        onChange={(value) => screen.choose(value === 'wallet' ? 'wallet' : 'card')}
      />
      {children}
      <Checkbox
        id={CONSENT_FIELD}
        name="consent"
        label={words.tick}
        checked={order.notesRead}
        onChange={order.tick}
        error={fault}
        errorPrefix={t('common.errorPrefix')}
        required
      />
      <Terms />
      <ProviderPart screen={screen} words={words} />
    </form>
  );
});

/** The wallet's own button, or the card fields with our button. */
const ProviderPart = observer(function ProviderPart({ screen, words }: PaymentFormProps) {
  const { t, locale } = useText();
  const place = useRef<HTMLDivElement>(null);
  const { drawings, order, provider, waitsForTick, widget } = screen;
  const isCard = provider === 'card';
  // Redraws for another provider or language, after a failed load, and once the required tick is set.
  useEffect(
    () => (place.current ? screen.place(place.current) : undefined),
    [screen, provider, locale, drawings, waitsForTick],
  );
  const isBroken = widget.kind === 'broken';
  const isThere = !isBroken && widget.kind !== 'refused' && widget.kind !== 'unticked';
  return (
    <div className={styles.part} aria-busy={widget.kind === 'loading'}>
      {widget.kind === 'unticked' && <p className={styles.obliged}>{t('payment.tickFirst')}</p>}
      {!isCard && isThere && <p className={styles.obliged}>{words.obliged}</p>}
      {widget.kind === 'loading' && (
        <Skeleton label={t('payment.loading')} shapes={isCard ? ['field', 'field', 'field'] : ['button']} />
      )}
      <div ref={place} className={styles.place} data-provider={provider} hidden={isBroken} />
      {isBroken && (
        <Notice kind="error" word={t('kind.error')} live>
          <p>{t(screen.providers.length > 1 ? 'payment.brokenOther' : 'payment.broken')}</p>
          <Button kind="secondary" onClick={screen.drawAgain}>
            {t('common.tryAgain')}
          </Button>
        </Notice>
      )}
      {widget.kind === 'incomplete' && (
        <Notice kind="error" word={t('kind.error')} live key={widget.attempt}>
          <p>{t('payment.incomplete')}</p>
        </Notice>
      )}
      {isCard && !isBroken && (
        <Button
          type="submit"
          kind="primary"
          full
          busy={screen.isLeaving || order.busy}
          busyText={t('payment.confirming')}
        >
          {words.pay}
        </Button>
      )}
    </div>
  );
});
