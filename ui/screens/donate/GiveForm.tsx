import { observer } from 'mobx-react-lite';
import type { Money } from '#domain/money/money.ts';
import { Button } from '../../kit/Button.tsx';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { Checkbox } from '../../kit/Checkbox.tsx';
import { ErrorSummary } from '../../kit/ErrorSummary.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { StatusLine } from '../../kit/StatusLine.tsx';
import { ProblemPanel } from '../../problems/ProblemPanel.tsx';
import { useWords } from '../../words.ts';
import { usePoll } from '../usePoll.ts';
import styles from './DonateView.module.scss';
import type { GivingScreen } from './GivingScreen.ts';

const NOTES_FIELD = 'notes-read';

/** How often an unclear outcome is asked for by itself: somebody waits for it. */
const POLL_MS = 15_000;

interface GiveFormProps {
  screen: GivingScreen;
  organisationName: string;
  value: Money;
  onGive: () => void;
}

/** The note, its tick and the one press that gives; an unclear outcome takes the press away (design 7.11). */
export const GiveForm = observer(function GiveForm(props: GiveFormProps) {
  const { screen, organisationName: organisation, value, onGive } = props;
  const { t, money } = useWords();
  const { state } = screen;
  if (state.kind === 'unclear' || state.kind === 'finding-out') return <UnclearGift screen={screen} />;
  const fault = screen.untickedFault ? t('donate.notesFault') : undefined;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onGive();
      }}
    >
      <ErrorSummary
        title={t('customer.summary')}
        faults={fault ? [{ fieldId: NOTES_FIELD, text: fault }] : []}
        attempt={screen.attempts}
      />
      {state.kind === 'refused' && (
        <ProblemPanel
          problem={state.problem}
          attempt={1}
          actions={
            <ButtonLink to="/donate" kind="secondary">
              {t('common.change')}
            </ButtonLink>
          }
        />
      )}
      <Notice kind="warning" word={t('donate.notesTitle')}>
        <p className={styles.final}>{t('donate.final', { organisation })}</p>
      </Notice>
      <Checkbox
        id={NOTES_FIELD}
        name="notesRead"
        label={
          <>
            {t('donate.notes')} ({t('common.required')})
          </>
        }
        checked={screen.notesRead}
        onChange={screen.tick}
        error={fault}
        errorPrefix={t('common.errorPrefix')}
        required
      />
      <Button type="submit" kind="primary" full busy={screen.busy} busyText={t('donate.busy')}>
        {t('donate.give', { money: money(value), organisation })}
      </Button>
    </form>
  );
});

/** Nobody knows yet: the press is gone, and the state is asked for, by itself as well. */
export const UnclearGift = observer(function UnclearGift({ screen }: { screen: GivingScreen }) {
  const { t } = useWords();
  usePoll(screen.state.kind === 'unclear', POLL_MS, () => void screen.findOut({ quietly: true }));
  const { state } = screen;
  if (state.kind !== 'unclear' && state.kind !== 'finding-out') return null;
  const isTold = state.kind === 'unclear' || screen.looks > 0 || screen.quietly;
  const isAsking = screen.busy && !screen.quietly;
  return (
    <>
      {isTold ? (
        <ProblemPanel
          problem={{ ...state.problem, kind: 'donation-unclear', moneyState: 'unknown' }}
          attempt={screen.looks}
          actions={
            <Button
              kind="primary"
              busy={isAsking}
              busyText={t('donate.finding')}
              onClick={() => void screen.findOut()}
            >
              {t('check.findOut')}
            </Button>
          }
        />
      ) : null}
      <StatusLine hidden={isTold}>{isAsking && t('donate.finding')}</StatusLine>
    </>
  );
});
