import type { Problem } from '#domain/problem/problem.ts';
import { Button } from '../../../../kit/Button.tsx';
import { ProblemPanel } from '../../../../problems/ProblemPanel.tsx';
import { useText } from '../../../../session/text.ts';
import { useWall } from '../WallScreen.ts';

interface WallFailedProps {
  problem: Problem;
  onRetry: () => void;
}

/** Announced, because the focus may stay in the search field. */
export function WallFailed({ problem, onRetry }: WallFailedProps) {
  const wall = useWall();
  const { t } = useText();
  return (
    <div role="alert">
      <ProblemPanel
        problem={problem}
        again={onRetry}
        headingLevel={wall.spot.headingLevel}
        actions={
          <Button
            kind="secondary"
            onClick={() => {
              onRetry();
              void wall.loadCategories();
              wall.toResult(); // this button is unmounted
            }}
          >
            {t('common.tryAgain')}
          </Button>
        }
      />
    </div>
  );
}
