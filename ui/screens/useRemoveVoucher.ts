import { useServices } from '../services.ts';

/** Removes the voucher from this device, with what was typed and chosen for it, and says so. */
export function useRemoveVoucher(): () => void {
  const { flash, journey, language, session } = useServices();
  return () => {
    session.removeAll();
    void journey().then(({ drafts }) => drafts.clear());
    flash.show('success', language.i18n.t('strip.removed'));
    // What had the focus is gone with the voucher; where a page took its place, its heading has it already.
    window.setTimeout(() => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus();
    });
  };
}
