import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { SealedCode } from '#domain/redemption/redeemLink.ts';
import { ShopHead } from '../../../kit/ShopHead.tsx';
import { useText } from '../../../session/text.ts';
import styles from './CodeCard.module.scss';

interface CodeSummaryProps {
  sealed: SealedCode;
  /** Rendered instead of a code. */
  children: ReactNode;
}

/** The card of a link without a code to show: shop and value, then the reason. */
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
