import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { Currency } from '#domain/money/money.ts';
import type { Receipt } from '#domain/redemption/receipt.ts';
import { type RedeemedItem, codeAtHand, progressOf } from '#domain/redemption/redemption.ts';
import { useWords } from '../../../session/words.ts';
import { OpenCode } from './OpenCode.tsx';
import styles from './ReceiptLines.module.scss';

/** The lines of the receipt: shop, value and quantity, the state of delivery, and a link to the code if it is there. */
export const ReceiptLines = observer(function ReceiptLines({ receipt }: { receipt: Receipt }) {
  const { t } = useWords();
  const id = useId();
  const { items, status } = receipt.redemption;
  const progress = progressOf(status);
  const tells = items.length > 1 && progress === 'on-its-way';
  return (
    <section aria-labelledby={id} className={styles.card}>
      <h2 id={id} className={styles.title}>
        {t(progress === 'returned' ? 'thankYou.returnedLines' : 'thankYou.lines')}
      </h2>
      <ul className={styles.lines}>
        {items.map((item, index) => (
          <Line
            // Lines never change their order, and two may be alike.
            key={index}
            item={item}
            currency={receipt.balance.currency}
            tells={tells}
            opens={codeAtHand(receipt.redemption) === null}
          />
        ))}
      </ul>
    </section>
  );
});

interface LineProps {
  item: RedeemedItem;
  currency: Currency;
  /** True if each line says its state of delivery: several lines may differ, a single one is told above. */
  tells: boolean;
  /** True if each line links to its code; a single code at hand is linked above instead. */
  opens: boolean;
}

const Line = observer(function Line({ item, currency, tells, opens }: LineProps) {
  const { t, money } = useWords();
  const value = money({ amountInCent: item.valueInCent, currency });
  return (
    <li className={styles.line}>
      <span className={styles.shop}>{item.shopName}</span>
      <span className={styles.value}>
        {item.quantity === 1 ? value : t('thankYou.several', { count: item.quantity, money: value })}
      </span>
      {tells && item.delivery !== null && (
        <span className={styles.state} data-state={item.delivery.state}>
          {t(`thankYou.state.${item.delivery.state}`)}
        </span>
      )}
      {opens && item.redeemLinkToken !== null && (
        <span className={styles.open}>
          <OpenCode item={item} kind="secondary" />
        </span>
      )}
    </li>
  );
});
