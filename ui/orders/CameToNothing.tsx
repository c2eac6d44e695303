import { observer } from 'mobx-react-lite';
import type { Problem } from '#domain/problem/problem.ts';
import { Button } from '../kit/Button.tsx';
import { ProblemPanel } from '../problems/ProblemPanel.tsx';
import { useText } from '../session/text.ts';

interface CameToNothingProps {
  problem: Problem;
  /** The person has read it. */
  onGoOn: () => void;
}

/** An order that was refused or never arrived, told where it cannot be placed again: its voucher is not in use here. */
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
