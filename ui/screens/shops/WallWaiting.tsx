import type { Problem } from '#domain/problem/problem.ts';
import { Button } from '../../kit/Button.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { ProblemPanel } from '../../problems/ProblemPanel.tsx';
import { useWords } from '../../words.ts';

/** The shops are on their way: tiles of the final geometry. */
export function WallLoading() {
  const { t } = useWords();
  return <Skeleton label={t('wall.loading')} shapes={Array.from({ length: 12 }, () => 'tile')} />;
}

interface WallFailedProps {
  problem: Problem;
  headingLevel: 2 | 3;
  onRetry: () => void;
}

/** The shops did not come. What was chosen stays, in the address. */
export function WallFailed({ problem, headingLevel, onRetry }: WallFailedProps) {
  const { t } = useWords();
  return (
    <ProblemPanel
      problem={problem}
      headingLevel={headingLevel}
      actions={
        <Button kind="secondary" onClick={onRetry}>
          {t('common.tryAgain')}
        </Button>
      }
    />
  );
}
