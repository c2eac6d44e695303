import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../../kit/Button.tsx';
import { ProblemPanel, type ProblemPanelProps } from '../../problems/ProblemPanel.tsx';
import { useText } from '../../session/text.ts';

interface AskAgainProps extends Omit<ProblemPanelProps, 'actions' | 'again'> {
  /** Runs on click, and automatically when the network returns, so it must never move value. */
  again: () => Promise<void>;
  /** False if a retry would fail the same way. */
  helps?: boolean;
  kind?: 'primary' | 'secondary';
  /** Alternatives to the retry. */
  children?: ReactNode;
}

/** Shows why an answer failed to load, with a retry button. */
export const AskAgain = observer(function AskAgain(props: AskAgainProps) {
  const { again, helps = true, kind = 'secondary', children, ...panel } = props;
  const { t } = useText();
  return (
    <ProblemPanel
      {...panel}
      again={() => void again()}
      actions={
        <>
          {helps && (
            <Button kind={kind} onClick={() => void again()}>
              {t('common.tryAgain')}
            </Button>
          )}
          {children}
        </>
      }
    />
  );
});
