import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../../kit/Button.tsx';
import { ProblemPanel, type ProblemPanelProps } from '../../problems/ProblemPanel.tsx';
import { useText } from '../../session/text.ts';

interface AskAgainProps extends Omit<ProblemPanelProps, 'actions' | 'again'> {
  /** Asks again: by the button, and by itself when the network is back, so it must never move value. */
  again: () => Promise<void>;
  /** False where another try would end the same. */
  helps?: boolean;
  kind?: 'primary' | 'secondary';
  /** What can be done instead. */
  children?: ReactNode;
}

/** Says why an answer could not be had, with a button that asks again. */
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
