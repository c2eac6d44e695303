import { observer } from 'mobx-react-lite';
import { offeredCodes } from '#domain/voucher/codeReading.ts';
import { ProblemLine } from '../../problems/ProblemLine.tsx';
import { useText } from '../../session/text.ts';
import styles from './CodeForm.module.scss';
import type { CodeFormScreen } from './CodeFormScreen.ts';
import { OfferLead } from './CodeOffer.tsx';

interface CodeToldProps {
  screen: CodeFormScreen;
  fieldId: string;
}

/** Why the code was refused and what the typed text suggests, in one block for a live region. */
export const CodeTold = observer(function CodeTold({ screen, fieldId }: CodeToldProps) {
  const { t } = useText();
  const { entry, form, hints, state } = screen;
  return (
    <>
      {/* The field's fault says the same. */}
      {entry && !form.faults.code && <OfferLead codes={offeredCodes(entry)} />}
      {state.kind === 'refused' ? (
        <ProblemLine fieldId={fieldId} problem={state.problem}>
          {hints.map((hint) => (
            <span key={hint}>{t(`codeHint.${hint}`)} </span>
          ))}
        </ProblemLine>
      ) : (
        hints.map((hint) => (
          <span key={hint} className={styles.hint}>
            {t(`codeHint.${hint}`)}
          </span>
        ))
      )}
    </>
  );
});
