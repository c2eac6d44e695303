import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { SealedCode } from '#domain/redemption/redeemLink.ts';
import { ShopHead } from '../../../kit/ShopHead.tsx';
import { useText } from '../../../session/text.ts';
import styles from './CodeCard.module.scss';

interface CodeSummaryProps {
  sealed: SealedCode;
  /** What is said instead of a code. */
  children: ReactNode;
}

/** The card of a link that has no code to show: shop and value as on the card with a code, then why. */
export const CodeSummary = observer(function CodeSummary({ sealed, children }: CodeSummaryProps) {
  const { money } = useText();
  const { shop, valueInCent, currency, quantity } = sealed;
  const value = money({ amountInCent: valueInCent, currency });
  return (
    <article className={styles.card}>
      <ShopHead shop={shop.name} logo={shop.logo} value={quantity > 1 ? `${quantity} × ${value}` : value} />
      <div className={styles.foot}>{children}</div>
    </article>
  );
});
