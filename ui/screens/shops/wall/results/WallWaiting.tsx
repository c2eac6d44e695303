import { useLayoutEffect, useRef } from 'react';
import type { Problem } from '#domain/problem/problem.ts';
import { Button } from '../../../../kit/Button.tsx';
import { Skeleton } from '../../../../kit/Skeleton.tsx';
import { ProblemPanel } from '../../../../problems/ProblemPanel.tsx';
import { useWords } from '../../../../session/words.ts';
import type { WallParts } from '../wallParts.ts';

/** Shown while the shops are being loaded: empty tiles of the final size. */
export function WallLoading() {
  const { t } = useWords();
  return <Skeleton label={t('wall.loading')} shapes={Array.from({ length: 12 }, () => 'tile')} />;
}

interface WallFailedProps {
  parts: WallParts;
  problem: Problem;
  onRetry: () => void;
}

/**
 * Shown if the shops could not be loaded; announced, since the focus may be in the search field, where it stays. That
 * field is at hand far down the wall too: from there the message comes into sight.
 */
export function WallFailed({ parts, problem, onRetry }: WallFailedProps) {
  const { t } = useWords();
  const alert = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const isAbove = (alert.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isAbove) alert.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);
  return (
    <div role="alert" ref={alert}>
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
