import { useServices } from '../../session/services.ts';

/** What is said when the voucher is gone, or with it all data of the person. */
const SAID = { removed: 'strip.removed', erased: 'thankYou.forgotten' } as const;

/**
 * Returns a function that removes the voucher and everything kept of it from this tab, and says so; `erased` also
 * removes what this device remembers of the person. While an order is open its note stays, and other words say so.
 */
export function useRemoveVoucher(cause: keyof typeof SAID = 'removed'): () => void {
  const { flash, language, openOrders, session } = useServices();
  return () => {
    session.removeAll(cause);
    const words = openOrders.value === null ? SAID[cause] : 'strip.removedOpen';
    flash.show('success', language.i18n.t(words));
    // The button that had the focus is gone with the voucher; if another page took its place, its heading has the focus
    // already.
    window.setTimeout(() => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus();
    });
  };
}
