import { isSpending } from '#domain/orders/pendingOrder.ts';
import { useServices } from '../../session/services.ts';

interface Removal {
  /** `erased` also removes what this device remembers of the person. */
  readonly cause: 'removed' | 'erased';
  readonly said: 'strip.removed' | 'thankYou.forgotten';
}

/**
 * Returns a function that removes the voucher and everything kept of it from this tab, and says so. While an order is
 * open its note stays, and other words say so.
 */
export function useRemoveVoucher(
  { cause, said }: Removal = { cause: 'removed', said: 'strip.removed' },
): () => void {
  const { flash, language, openOrders, session } = useServices();
  return () => {
    session.removeAll(cause);
    const words = isSpending(openOrders.value) ? 'strip.removedOpen' : said;
    flash.show('success', language.i18n.t(words));
    // The button that had the focus is gone with the voucher; if another page took its place, its heading has the focus
    // already.
    window.setTimeout(() => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus();
    });
  };
}
