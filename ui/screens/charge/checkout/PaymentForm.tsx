import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '../../../kit/Button.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { Checkbox } from '../../../kit/Checkbox.tsx';
import { ErrorSummary } from '../../../kit/ErrorSummary.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { RadioCards } from '../../../kit/RadioCards.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import { ProblemPanel } from '../../../problems/ProblemPanel.tsx';
import { useWords } from '../../../session/words.ts';
import type { CheckoutScreen } from './CheckoutScreen.ts';
import { Terms } from './Terms.tsx';
import styles from './PaymentForm.module.scss';

const CONSENT_FIELD = 'consent';
const PROVIDER_FIELD = 'provider';

interface PaymentFormProps {
  screen: CheckoutScreen;
  /** What is paid, as text. */
  toPay: string;
}

/** The ways to pay, what the payer agrees to, and the one button that pays (design 7.12). */
export const PaymentForm = observer(function PaymentForm({ screen, toPay }: PaymentFormProps) {
  const { t } = useWords();
  const { order, provider, widget } = screen;
  const fault = order.untickedFault ? t('payment.consentFault') : undefined;
  const refused =
    widget.kind === 'refused'
      ? { problem: widget.problem, attempt: widget.attempt }
      : order.state.kind === 'refused'
        ? { problem: order.state.problem, attempt: 1 }
        : null;
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
      {refused && (
        <ProblemPanel
          problem={refused.problem}
          attempt={refused.attempt}
          pays
          actions={
            refused.problem.kind === 'charge-expired' && (
              <ButtonLink to="/prepaid" kind="primary">
                {t('payment.checkAgain')}
              </ButtonLink>
            )
          }
        />
      )}
      <RadioCards
        id={PROVIDER_FIELD}
        name="provider"
        legend={t('payment.how')}
        options={screen.providers.map((each) => ({
          value: each,
          title: t(`payment.provider.${each}`),
          note: t(`payment.providerNote.${each}`),
        }))}
        value={provider}
        onChange={(value) => screen.choose(value === 'wallet' ? 'wallet' : 'card')}
      />
      <Checkbox
        id={CONSENT_FIELD}
        name="consent"
        label={t('payment.consent')}
        checked={order.notesRead}
        onChange={order.tick}
        error={fault}
        errorPrefix={t('common.errorPrefix')}
        required
      />
      <Terms />
      <ProviderPart screen={screen} toPay={toPay} />
    </form>
  );
});

/** The provider's button, or its fields and ours. */
const ProviderPart = observer(function ProviderPart({ screen, toPay }: PaymentFormProps) {
  const { t, locale } = useWords();
  const place = useRef<HTMLDivElement>(null);
  const { drawings, order, provider, widget } = screen;
  const isCard = provider === 'card';
  // Drawn anew with another provider, in another language, and after it could not be loaded.
  useEffect(
    () => (place.current ? screen.place(place.current) : undefined),
    [screen, provider, locale, drawings],
  );
  const isBroken = widget.kind === 'broken';
  return (
    <div className={styles.part} aria-busy={widget.kind === 'loading'}>
      {!isCard && !isBroken && <p className={styles.obliged}>{t('payment.obliged', { money: toPay })}</p>}
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
          busy={widget.kind === 'busy' || order.busy}
          busyText={t('payment.confirming')}
        >
          {t('payment.pay', { money: toPay })}
        </Button>
      )}
    </div>
  );
});
