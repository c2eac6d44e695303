import { observer } from 'mobx-react-lite';
import { offeredCodes } from '#domain/voucher/codeReading.ts';
import { useText } from '../../session/text.ts';
import { useHas } from '../../session/useHas.ts';
import styles from './CodeForm.module.scss';
import type { CodeFormScreen } from './CodeFormScreen.ts';
import { OfferLead } from './CodeOffer.tsx';

/** What the typed text suggests, for a live region. */
export const CodeHints = observer(function CodeHints({ screen }: { screen: CodeFormScreen }) {
  const { t } = useText();
  const has = useHas();
  const { entry, form, hints } = screen;
  return (
    <>
      {/* The field's fault says the same. */}
      {entry && !form.faults.code && <OfferLead codes={offeredCodes(entry)} />}
      {hints.map(
        (hint) =>
          (hint !== 'old-code' || has('reactivation')) && (
            <span key={hint} className={styles.hint}>
              {t(`codeHint.${hint}`)}
            </span>
          ),
      )}
    </>
  );
});
