import { observer } from 'mobx-react-lite';
import type { Receipt } from '#domain/redemption/receipt.ts';
import { totalInCent } from '#domain/redemption/draft.ts';
import { type RedeemedItem, progressOf } from '#domain/redemption/redemption.ts';
import { standingOf } from '#domain/redemption/standing.ts';
import { LogoPlate } from '../../../kit/LogoPlate.tsx';
import { useText } from '../../../session/text.ts';
import styles from './ReceiptLines.module.scss';

/** One row per shop with value and state; then the total. */
export const ReceiptLines = observer(function ReceiptLines({ receipt }: { receipt: Receipt }) {
  const { t, money } = useText();
  const { items } = receipt.redemption;
  const { currency } = receipt.balance;
  return (
    <>
      <ul className={styles.lines}>
        {items.map((item, index) => (
          // The index is a safe key: the lines never change their order, and two may be equal.
          <Line key={index} item={item} receipt={receipt} />
        ))}
      </ul>
      <p className={styles.total}>
        <span>{t('thankYou.total')}</span>
        <span>{money({ amountInCent: totalInCent(items), currency })}</span>
      </p>
    </>
  );
});

const Line = observer(function Line({ item, receipt }: { item: RedeemedItem; receipt: Receipt }) {
  const { t, money } = useText();
  const { status, delivery, items } = receipt.redemption;
  const value = money({ amountInCent: item.valueInCent, currency: receipt.balance.currency });
  // The card itself says it for held and returned orders, and where all lines have the same state.
  const whole = standingOf(status, delivery);
  const hasOwnStatus =
    item.delivery !== null &&
    progressOf(status) === 'on-its-way' &&
    items.some((other) => standingOf(status, other.delivery) !== whole);
  return (
    <li className={styles.line}>
      {item.shopLogo !== null && <LogoPlate src={item.shopLogo} size="s" />}
      <span className={styles.shop}>
        <strong>{item.shopName}</strong>
        {hasOwnStatus && (
          <span className={styles.state}>{t(`standing.${standingOf(status, item.delivery)}`)}</span>
        )}
      </span>
      <span className={styles.value}>
        {item.quantity === 1 ? value : t('thankYou.several', { count: item.quantity, money: value })}
      </span>
    </li>
  );
});
