import { isSpending } from '#domain/orders/pendingOrder.ts';
import { useServices } from '../../session/services.ts';

interface Removal {
  /** `erased` also removes what this device remembers of the user. */
  readonly cause: 'removed' | 'erased';
  readonly said: 'strip.removed' | 'thankYou.forgotten';
}

/**
 * Removes the voucher and all its stored values from this tab, and says so. A pending order stays, which the message
 * says.
 */
export function useRemoveVoucher(
  { cause, said }: Removal = { cause: 'removed', said: 'strip.removed' },
): () => void {
  const { flash, language, openOrders, session } = useServices();
  return () => {
    session.removeAll(cause);
    const words = isSpending(openOrders.value) ? 'strip.removedOpen' : said;
    flash.show('success', language.i18n.t(words));
    // The focused button is gone with the voucher. If a new page was drawn, its heading already has the focus.
    window.setTimeout(() => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus();
    });
  };
}
