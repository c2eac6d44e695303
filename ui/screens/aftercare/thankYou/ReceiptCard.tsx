import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { Currency } from '#domain/money/money.ts';
import type { Receipt } from '#domain/redemption/receipt.ts';
import { progressOf } from '#domain/redemption/redemption.ts';
import { standingOf } from '#domain/redemption/standing.ts';
import { ShopHead } from '../../../kit/ShopHead.tsx';
import { ReceiptSheet } from '../../../parts/receipt/ReceiptSheet.tsx';
import { useText } from '../../../session/text.ts';
import { StandingBadge } from '../standing/StandingBadge.tsx';
import styles from './ReceiptCard.module.scss';
import { ReceiptLines } from './ReceiptLines.tsx';

interface ReceiptCardProps {
  receipt: Receipt;
}

/** What was redeemed, on one card: shops and values, how the order stands, and its number. */
export const ReceiptCard = observer(function ReceiptCard({ receipt }: ReceiptCardProps) {
  const id = useId();
  const { status, delivery, orderNumber } = receipt.redemption;
  return (
    <ReceiptSheet titleId={id} head={<Redeemed receipt={receipt} titleId={id} />} orderNumber={orderNumber}>
      <StandingBadge standing={standingOf(status, delivery)} />
      {receipt.paid && <PaidOnTop paid={receipt.paid} currency={receipt.balance.currency} />}
    </ReceiptSheet>
  );
});

/** What was paid in addition to the voucher, and how. */
const PaidOnTop = observer(function PaidOnTop({ paid, currency }: PaidOnTopProps) {
  const { t, money } = useText();
  const { amountInCent, provider } = paid;
  return (
    <p className={styles.paid}>
      {t('thankYou.paid', {
        money: money({ amountInCent, currency }),
        provider: t(`paid.provider.${provider}`),
      })}
    </p>
  );
});

interface PaidOnTopProps {
  paid: NonNullable<Receipt['paid']>;
  currency: Currency;
}

/** A single shop is the card's head; several shops are listed with their total. */
const Redeemed = observer(function Redeemed({ receipt, titleId }: { receipt: Receipt; titleId: string }) {
  const { t, money } = useText();
  const { items, status } = receipt.redemption;
  const [only, ...others] = items;
  if (only && others.length === 0) {
    const value = money({ amountInCent: only.valueInCent, currency: receipt.balance.currency });
    return (
      <ShopHead
        id={titleId}
        shop={only.shopName}
        logo={only.shopLogo}
        value={only.quantity === 1 ? value : t('thankYou.several', { count: only.quantity, money: value })}
      />
    );
  }
  const isReturned = progressOf(status) === 'returned';
  return (
    <div className={styles.several}>
      <h2 id={titleId} className={styles.title}>
        {t(isReturned ? 'thankYou.returnedLines' : 'thankYou.lines')}
      </h2>
      <ReceiptLines receipt={receipt} />
    </div>
  );
});
