import { observer } from 'mobx-react-lite';
import { offeredCodes } from '#domain/voucher/codeReading.ts';
import { ProblemHelp } from '../../problems/ProblemHelp.tsx';
import { ProblemLine } from '../../problems/ProblemLine.tsx';
import { ProblemMore } from '../../problems/ProblemMore.tsx';
import { useText } from '../../session/text.ts';
import { useHas } from '../../session/useHas.ts';
import styles from './CodeForm.module.scss';
import type { CodeFormScreen } from './CodeFormScreen.ts';
import { CodeMore } from './CodeMore.tsx';
import { OfferLead } from './CodeOffer.tsx';
import { hintsOf } from './hintsOf.ts';

/** Directly below the field, in a live region; between that and the button; below the button. */
export type AnswerPlace = 'line' | 'ways' | 'below';

interface ToldProps {
  screen: CodeFormScreen;
  fieldId: string;
}

interface CodeAnswerProps extends ToldProps {
  place: AnswerPlace;
}

/** What the form answers to a typed or refused code. One file for all places keeps the first screen small. */
export const CodeAnswer = observer(function CodeAnswer({ place, ...told }: CodeAnswerProps) {
  const { screen, fieldId } = told;
  const { reader, refusals, state } = screen;
  if (place === 'line') return <Told {...told} />;
  if (place === 'below') return state.kind === 'refused' && <ProblemMore problem={state.problem} />;
  return (
    <>
      {reader !== null && <CodeMore {...told} />}
      {state.kind === 'refused' && (
        <ProblemHelp
          problem={state.problem}
          about={{ code: state.code }}
          beside={fieldId}
          attempt={refusals}
        />
      )}
    </>
  );
});

/** Why the code was refused and what the typed text suggests, in one block. */
const Told = observer(function Told({ screen, fieldId }: ToldProps) {
  const { t } = useText();
  const has = useHas();
  const { entry, form, state } = screen;
  const hints = hintsOf(screen).filter((hint) => hint !== 'old-code' || has('reactivation'));
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
