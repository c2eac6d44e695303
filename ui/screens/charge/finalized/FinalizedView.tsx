import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { ChargeReceipt } from '#domain/charge/chargeOrder.ts';
import { newBalance } from '#domain/charge/newBalance.ts';
import { lastFour } from '#domain/voucher/lastFour.ts';
import { useArea } from '../../../session/services.ts';
import { perHolder } from '../../../session/perHolder.tsx';
import { stepPath } from '../../../parts/paths/stepPath.ts';
import { useText } from '../../../session/text.ts';
import { NothingPaid, PaidReceipt } from '../receipt/PaidReceipt.tsx';
import { usePaidRows } from '../receipt/usePaidRows.ts';
import { CHARGE } from '../services.ts';
import { usePlaceToRedeem } from './usePlaceToRedeem.ts';

/** The receipt of a top-up (product 9.3). It survives a reload, but not another holder. */
export const FinalizedView = perHolder(function FinalizedView() {
  const { kept } = useArea(CHARGE);
  const { t } = useText();
  const [receipt] = useState(() => kept.read('chargeReceipt'));
  if (receipt !== null) return <Received receipt={receipt} />;
  return (
    <NothingPaid
      title={t('charge.nothingTitle')}
      lead={t('charge.nothingText')}
      way={{ to: stepPath('charge', 'choice'), label: t('charge.topUp') }}
    />
  );
});

const Received = observer(function Received({ receipt }: { receipt: ChargeReceipt }) {
  const { t, money } = useText();
  const { kept } = useArea(CHARGE);
  const { amountInCent, currency, orderNumber, serialNumber } = receipt;
  const balanceInCent = newBalance(receipt, kept.read('moneyNews') ?? []);
  const amount = money({ amountInCent, currency });
  const place = usePlaceToRedeem(receipt);
  const paid = usePaidRows(receipt);
  const balance = balanceInCent === null ? null : money({ amountInCent: balanceInCent, currency });
  return (
    <PaidReceipt
      title={t('charge.doneTitle')}
      news={t('charge.doneText', { money: amount })}
      summary={{
        title: t('charge.summary'),
        rows: [
          ...(balance === null
            ? []
            : [{ label: t('charge.balance'), value: balance, strong: 'amount' as const }]),
          ...paid,
          { label: t('charge.voucher'), value: t('charge.ending', { lastFour: lastFour(serialNumber) }) },
          { label: t('charge.added'), value: amount, money: true },
          { label: t('paid.total'), value: amount, money: true, strong: 'sum' },
        ],
        note: t('charge.withdrawal'),
      }}
      orderNumber={orderNumber}
      ways={[
        { to: place, label: t('paid.redeemNow') },
        { to: stepPath('charge', 'choice'), label: t('charge.another') },
      ]}
    />
  );
});
