import { observer } from 'mobx-react-lite';
import { useStripContent } from '../../../../parts/voucher/useStripContent.ts';
import { useServices } from '../../../../session/services.ts';
import { useText } from '../../../../session/text.ts';
import styles from './BarBalance.module.scss';

/** The balance in the bar of the wall, while the voucher's strip is scrolled out of view. Screen readers have the strip. */
export const BarBalance = observer(function BarBalance() {
  const { session } = useServices();
  const { money } = useText();
  const amountInCent = useStripContent()?.balanceInCent ?? null;
  if (session.voucher === null || amountInCent === null) return null;
  return (
    <span className={styles.balance} data-balance aria-hidden="true">
      {money({ amountInCent, currency: session.voucher.currency })}
    </span>
  );
});
