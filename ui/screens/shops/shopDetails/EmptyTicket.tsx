import { observer } from 'mobx-react-lite';
import type { ShopDetails } from '#domain/shop/shop.ts';
import { ShopLogo } from '../../../parts/shop/ShopLogo.tsx';
import type { ValueStep } from '../../../parts/value/useValueStep.ts';
import { useText } from '../../../session/text.ts';
import styles from './EmptyTicket.module.scss';

export interface EmptyTicketProps {
  /** Null until it is known. */
  shop: Pick<ShopDetails, 'name' | 'logo'> | null;
  /** Null while no voucher is in use, or an open order makes its balance uncertain. */
  step: ValueStep | null;
}

/**
 * The ticket that the holder is about to get: the shop, and the value as soon as it is chosen. Decorative: heading and
 * choice say both.
 */
export const EmptyTicket = observer(function EmptyTicket({ shop, step }: EmptyTicketProps) {
  const { money } = useText();
  const amountInCent = step?.screen.form.draft.valueInCent ?? null;
  const letters = <span className={styles.letters}>{shop?.name}</span>;
  return (
    <div className={styles.ticket} aria-hidden="true">
      <div className={styles.shop}>
        {shop?.logo ? <ShopLogo className={styles.logo} src={shop.logo} otherwise={letters} /> : letters}
      </div>
      <div className={styles.stub}>
        {step === null || amountInCent === null ? (
          <span className={styles.blank} />
        ) : (
          <span className={styles.value}>{money({ amountInCent, currency: step.voucher.currency })}</span>
        )}
      </div>
    </div>
  );
});
