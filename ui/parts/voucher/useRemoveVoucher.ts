import { useServices } from '../../session/services.ts';

/**
 * Removes the voucher from this device with everything that goes with it, and says so, in the words that suit the
 * place. While an order is open its note stays, so nobody says that all is gone.
 */
export function useRemoveVoucher(said: 'strip.removed' | 'thankYou.forgotten' = 'strip.removed'): () => void {
  const { flash, language, openOrders, session } = useServices();
  return () => {
    session.removeAll();
    const words = openOrders.value === null ? said : 'strip.removedOpen';
    flash.show('success', language.i18n.t(words));
    // What had the focus is gone with the voucher; where a page took its place, its heading has it already.
    window.setTimeout(() => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus();
    });
  };
}
