import { UNDO_MS } from '#domain/kept/retention.ts';
import { isSpending } from '#domain/orders/pendingOrder.ts';
import { useServices, useShared } from '../../session/services.ts';

/** Removes the voucher and all its stored values from this tab. For ten seconds that can be undone. */
export function useRemoveVoucher(): () => void {
  const { flash, language, openOrders, session } = useServices();
  const { undoRemoval } = useShared();
  return () => {
    const restore = undoRemoval.prepare();
    session.removeAll('removed');
    const words = isSpending(openOrders.value) ? 'strip.removedOpen' : 'strip.removed';
    const id = flash.show('success', language.i18n.t(words), () => {
      const restored = restore();
      if (restored) session.hold(restored);
      flash.dismiss(id);
      if (restored) flash.show('success', language.i18n.t('strip.restored'));
    });
    const end = () => flash.endUndo(id);
    window.setTimeout(end, UNDO_MS);
    // The timer stands still while the page is in the bfcache, where the next holder might find it.
    window.addEventListener('pagehide', end, { once: true });
    keepFocus();
  };
}

/** Removes what `useRemoveVoucher` does, and what this device remembers of the user. Cannot be undone. */
export function useErase(): () => void {
  const { flash, language, openOrders, session } = useServices();
  return () => {
    session.removeAll('erased');
    const words = isSpending(openOrders.value) ? 'strip.removedOpen' : 'thankYou.forgotten';
    flash.show('success', language.i18n.t(words));
    keepFocus();
  };
}

/** The focused button is gone. If a new page was drawn, its heading already has the focus. */
function keepFocus(): void {
  window.setTimeout(() => {
    if (document.activeElement !== document.body) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  });
}
