import type { Problem } from '#domain/problem/problem.ts';
import { Button } from '../../../kit/Button.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import { ProblemPanel } from '../../../problems/ProblemPanel.tsx';
import { useWords } from '../../../session/words.ts';
import type { WallParts } from './wallParts.ts';

/** The shops are on their way: tiles of the final geometry. */
export function WallLoading() {
  const { t } = useWords();
  return <Skeleton label={t('wall.loading')} shapes={Array.from({ length: 12 }, () => 'tile')} />;
}

interface WallFailedProps {
  parts: WallParts;
  problem: Problem;
  onRetry: () => void;
}

/** The shops did not come, which is said aloud: the focus may be in the search, where it stays. */
export function WallFailed({ parts, problem, onRetry }: WallFailedProps) {
  const { t } = useWords();
  return (
    <div role="alert">
      <ProblemPanel
        problem={problem}
        again={onRetry}
        headingLevel={parts.headingLevel}
        actions={
          <Button
            kind="secondary"
            onClick={() => {
              onRetry();
              parts.askAgain();
              parts.toResult(); // this button goes
            }}
          >
            {t('common.tryAgain')}
          </Button>
        }
      />
    </div>
  );
}
