import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import type { Chargeable } from '#domain/charge/chargeDraft.ts';
import { presetsIn } from '#domain/charge/chargeRange.ts';
import { formatMoneyRange } from '#domain/money/formatMoneyRange.ts';
import { formatSerialNumber } from '#domain/voucher/serialNumber.ts';
import { Button } from '../../../kit/Button.tsx';
import { RadioCards } from '../../../kit/RadioCards.tsx';
import { StatusLine } from '../../../kit/StatusLine.tsx';
import { TextField } from '../../../kit/TextField.tsx';
import { useFocusOn } from '../../../kit/useFocusOn.ts';
import { faultList } from '../../../parts/form/faultList.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { stepPath } from '../../../parts/paths/stepPath.ts';
import { useText } from '../../../session/text.ts';
import type { EnterScreen } from './EnterScreen.ts';
import styles from './EnterView.module.scss';

const AMOUNT_FIELD = 'amount';
const OWN_FIELD = 'own-amount';
const OWN = 'own';

interface AmountFormProps {
  screen: EnterScreen;
  voucher: Chargeable;
}

/** The voucher's balance and the choice of the amount. */
export const AmountForm = observer(function AmountForm({ screen, voucher }: AmountFormProps) {
  const { t, money } = useText();
  const navigate = useNavigate();
  const { amount } = screen;
  const { currency, currentInCent } = voucher;
  const fault = useFault(screen);
  const isOwn = amount.draft.choice === OWN;
  // The pressed button is unmounted, so the heading takes the focus.
  const found = useFocusOn<HTMLHeadingElement>(screen.turns > 0);
  return (
    <Form
      onSubmit={() => screen.submit() && navigate(stepPath('charge', 'pay'))}
      title={t('redeem.code.summary')}
      faults={faultList({ [isOwn ? OWN_FIELD : AMOUNT_FIELD]: fault })}
      attempts={amount.attempts}
    >
      <div className={styles.found}>
        <h2 ref={found} tabIndex={-1} className={styles.heading}>
          {t('charge.found', { money: money({ amountInCent: currentInCent, currency }) })}
        </h2>
        <p className={styles.number}>
          {t('charge.number')}{' '}
          <span className={styles.digits}>{formatSerialNumber(voucher.serialNumber)}</span>
        </p>
        <Button kind="quiet" flush onClick={screen.another}>
          {t('charge.another')}
        </Button>
      </div>
      <Amounts screen={screen} voucher={voucher} fault={isOwn ? undefined : fault} />
      {isOwn && <OwnAmount screen={screen} voucher={voucher} fault={fault} />}
      <p className={styles.hint}>{t('charge.before')}</p>
      <Button type="submit" kind="primary" full>
        {t('charge.go')}
      </Button>
    </Form>
  );
});

interface AmountProps extends AmountFormProps {
  fault: string | undefined;
}

/** The offered amounts; the last choice is an amount of the user's own. */
const Amounts = observer(function Amounts({ screen, voucher, fault }: AmountProps) {
  const { t, money, locale } = useText();
  const { currency, currentInCent, minInCent, maxInCent } = voucher;
  const short = (from: number, to: number) =>
    formatMoneyRange({ lowestInCent: from, highestInCent: to, currency }, locale);
  const { choice } = screen.amount.draft;
  return (
    <RadioCards
      id={AMOUNT_FIELD}
      name="amount"
      legend={t('charge.amount', { range: short(minInCent, maxInCent) })}
      options={[
        ...presetsIn(voucher).map((inCent) => ({
          value: String(inCent),
          title: short(inCent, inCent),
          note: t('charge.becomes', { money: money({ amountInCent: currentInCent + inCent, currency }) }),
        })),
        { value: OWN, title: t('charge.own') },
      ]}
      value={choice === null ? undefined : String(choice)}
      onChange={(value) => screen.amount.change({ choice: value === OWN ? OWN : Number(value) })}
      error={fault}
      errorPrefix={t('common.errorPrefix')}
      columns={2}
    />
  );
});

const OwnAmount = observer(function OwnAmount({ screen, voucher, fault }: AmountProps) {
  const { t, money } = useText();
  const { currency, currentInCent, minInCent, maxInCent } = voucher;
  const say = (amountInCent: number) => money({ amountInCent, currency });
  const { amountInCent } = screen;
  return (
    <div className={styles.own}>
      <TextField
        id={OWN_FIELD}
        name="ownAmount"
        label={t('charge.ownLabel', { currency })}
        hint={t('charge.ownHint', { min: say(minInCent), max: say(maxInCent) })}
        inputMode="decimal"
        autoComplete="off"
        width="half"
        value={screen.amount.draft.amountText}
        onChange={(amountText) => screen.amount.change({ amountText })}
        error={fault}
        errorPrefix={t('common.errorPrefix')}
        required
      />
      <StatusLine compact>
        {amountInCent !== null && t('charge.becomes', { money: say(currentInCent + amountInCent) })}
      </StatusLine>
    </div>
  );
});

function useFault({ amount, voucher }: EnterScreen): string | undefined {
  const { t, money } = useText();
  const fault = amount.faults.amount;
  if (fault === undefined || voucher === null) return undefined;
  const say = (amountInCent: number) => money({ amountInCent, currency: voucher.currency });
  if (fault.kind === 'below') return t('charge.amountFault.below', { money: say(fault.minInCent) });
  if (fault.kind === 'above') return t('charge.amountFault.above', { money: say(fault.maxInCent) });
  return t(`charge.amountFault.${fault.kind}`);
}
