import { observer } from 'mobx-react-lite';
import type { Problem } from '#domain/problem/problem.ts';
import { unclearAfter } from '#domain/problem/unanswered.ts';
import { Button } from '../kit/Button.tsx';
import { StatusLine } from '../kit/StatusLine.tsx';
import { ProblemPanel } from '../problems/ProblemPanel.tsx';
import { useWhenBack } from '../session/useWhenBack.ts';
import { useText } from '../session/text.ts';
import { usePoll } from '../parts/answers/usePoll.ts';

/** Short: the user is waiting. */
const POLL_MS = 15_000;

interface Lost {
  readonly looks: number;
  readonly quietly: boolean;
}

interface UnclearOutcomeProps {
  screen: Lost;
  onFindOut: (how?: { quietly?: boolean }) => Promise<void>;
  state: { readonly kind: 'unclear' | 'finding-out'; readonly problem: Problem };
  kind: 'redemption-unclear' | 'donation-unclear';
  /** Shown while asking: "We are checking what became of it". */
  finding: string;
}

/**
 * Shown while it is unknown whether value has moved. Replaces the submit button with a look-up, and polls (product
 * 6.5). Before the first answer it does not say that the outcome is unclear.
 */
export const UnclearOutcome = observer(function UnclearOutcome({
  screen,
  onFindOut,
  state,
  kind,
  finding,
}: UnclearOutcomeProps) {
  const { t } = useText();
  const isWaiting = state.kind === 'unclear';
  useWhenBack(isWaiting, () => void onFindOut({ quietly: true }));
  usePoll(isWaiting, POLL_MS, () => void onFindOut({ quietly: true }));
  const isShown = isWaiting || screen.looks > 0 || screen.quietly;
  const isAsking = !isWaiting && !screen.quietly;
  return (
    <>
      {isShown && (
        <ProblemPanel
          problem={unclearAfter(state.problem, kind)}
          attempt={screen.looks}
          actions={
            <Button kind="primary" busy={isAsking} busyText={finding} onClick={() => void onFindOut()}>
              {t('check.findOut')}
            </Button>
          }
        />
      )}
      <StatusLine hidden={isShown}>{isAsking && finding}</StatusLine>
    </>
  );
});
