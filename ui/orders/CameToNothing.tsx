import { observer } from 'mobx-react-lite';
import type { Problem } from '#domain/problem/problem.ts';
import { Button } from '../kit/Button.tsx';
import { ProblemPanel } from '../problems/ProblemPanel.tsx';
import { useText } from '../session/text.ts';

interface CameToNothingProps {
  problem: Problem;
  onGoOn: () => void;
}

/** A refused order, or one that never arrived, which cannot be placed again here: its voucher is not in use. */
export const CameToNothing = observer(function CameToNothing({ problem, onGoOn }: CameToNothingProps) {
  const { t } = useText();
  return (
    <ProblemPanel
      problem={problem}
      attempt={1}
      actions={
        <Button kind="primary" onClick={onGoOn}>
          {t('openOrder.goOn')}
        </Button>
      }
    />
  );
});
