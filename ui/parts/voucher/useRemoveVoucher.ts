import { reaction } from 'mobx';
import { isSpending } from '#domain/orders/openOrder.ts';
import { UNDO_MS } from '#domain/kept/retention.ts';
import { useServices, useShared } from '../../session/services.ts';

/**
 * Removes the voucher and all its stored values from this tab. That can be undone for ten seconds, unless the page is
 * left, another tab spends from the voucher, the outcome of an order becomes known, or another voucher comes into use.
 */
export function useRemoveVoucher(): () => void {
  const { flash, language, openAnywhere, session } = useServices();
  const { undoRemoval } = useShared();
  return () => {
    const { restore, onOutdated } = undoRemoval.prepare();
    session.end('removed');
    const words = isSpending(openAnywhere.value) ? 'strip.removedOpen' : 'strip.removed';
    const stops: (() => void)[] = [];
    /** Afterwards nothing refers to the copies any more. */
    const end = () => {
      for (const stop of stops) stop();
      flash.endUndo(id);
    };
    const id = flash.show('success', language.i18n.t(words), () => {
      end();
      flash.dismiss(id);
      restore();
      // The session may have ended meanwhile; then the page asks for the code.
      if (session.held) flash.show('success', language.i18n.t('strip.restored'));
    });
    const timer = window.setTimeout(end, UNDO_MS);
    // The timer stands still while the page is in the bfcache, where the next holder might find it.
    window.addEventListener('pagehide', end);
    stops.push(
      () => window.clearTimeout(timer),
      () => window.removeEventListener('pagehide', end),
      onOutdated(end),
      reaction(() => session.held, end),
      // An order of this tab may have spent from the voucher, also one that arrived late: the copies are outdated.
      reaction(() => openAnywhere.value, end),
      reaction(() => session.balanceAfter, end),
    );
    keepFocus();
  };
}

/** Removes what `useRemoveVoucher` does in every open tab, and what this device remembers of the user. Cannot be undone. */
export function useErase(): () => void {
  const { flash, language, openAnywhere, session } = useServices();
  return () => {
    session.end('erased');
    const words = isSpending(openAnywhere.value) ? 'strip.removedOpen' : 'thankYou.forgotten';
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
