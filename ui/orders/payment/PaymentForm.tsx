import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../../kit/Button.tsx';
import { Checkbox } from '../../kit/Checkbox.tsx';
import { ErrorSummary } from '../../kit/ErrorSummary.tsx';
import { RadioCards } from '../../kit/RadioCards.tsx';
import { faultList } from '../../parts/form/faultList.ts';
import { submitting } from '../../parts/form/submitting.ts';
import { ProblemPanel } from '../../problems/ProblemPanel.tsx';
import { useText } from '../../session/text.ts';
import flow from '../../styles/flow.module.scss';
import { HeldBack } from '../HeldBack.tsx';
import { CardFields } from './CardFields.tsx';
import type { Paying } from './paying.ts';
import { Terms } from './Terms.tsx';
import { WalletButton } from './WalletButton.tsx';

const CONSENT_FIELD = 'consent';
const PROVIDER_FIELD = 'provider';

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

/** Payment methods with the card's fields, what is agreed to, and directly below it the only button that pays (product 6.4). */
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
      className={flow.stack5}
      onSubmit={submitting(() => provider === 'card' && screen.payByCard())}
    >
      <ErrorSummary
        title={t('customer.summary', { count: 1 })}
        faults={faultList({ [CONSENT_FIELD]: fault })}
        attempt={order.attempts}
      />
      {refusal && (
        <ProblemPanel
          problem={refusal.problem}
          attempt={refusal.attempt}
          money="payment"
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
          ...(each === 'card' && provider === 'card' && { content: <CardFields screen={screen} /> }),
        }))}
        value={provider}
        onChange={(value) => screen.choose(value === 'wallet' ? 'wallet' : 'card')}
      />
      {children}
      <Terms />
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
      <HeldBack order={order} />
      {provider === 'wallet' && <WalletButton screen={screen} obliged={words.obliged} />}
      {provider === 'card' && widget.kind !== 'broken' && (
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
    </form>
  );
});
