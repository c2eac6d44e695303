import { observer } from 'mobx-react-lite';
import type { ShopDetails } from '#domain/shop/shop.ts';
import { ShopLogo } from '../../../parts/shop/ShopLogo.tsx';
import { plateStyle } from '../../../parts/shop/tintPlate.ts';
import type { ValueStep } from '../../../parts/value/useValueStep.ts';
import { useText } from '../../../session/text.ts';
import styles from './EmptyTicket.module.scss';

interface EmptyTicketProps {
  /** Null until it is known. */
  shop: Pick<ShopDetails, 'name' | 'logo'> | null;
  /** Of the tile on the wall. */
  logoColour: string | null;
  /** Null while no voucher is in use, or an open order makes its balance uncertain. */
  step: ValueStep | null;
}

/**
 * The ticket that the holder is about to get: the shop, and the value as soon as it is chosen. Decorative: heading and
 * choice say both.
 */
export const EmptyTicket = observer(function EmptyTicket({ shop, logoColour, step }: EmptyTicketProps) {
  const { money } = useText();
  const amountInCent = step?.screen.form.draft.valueInCent ?? null;
  const letters = <span className={styles.letters}>{shop?.name}</span>;
  return (
    <div className={styles.ticket} aria-hidden="true">
      <div className={styles.shop} style={plateStyle(logoColour)}>
        {shop?.logo ? (
          <ShopLogo tints className={styles.logo} src={shop.logo} otherwise={letters} />
        ) : (
          letters
        )}
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
