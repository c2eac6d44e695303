import { observer } from 'mobx-react-lite';
import { Later } from '../Later.tsx';
import { Notice } from '../kit/Notice.tsx';
import { useWords } from '../words.ts';
import type { ProblemPanelProps } from './ProblemPanel.tsx';

const load = async () => {
  const { ProblemPanel } = await import('./ProblemPanel.tsx');
  return (props: ProblemPanelProps) => <ProblemPanel {...props} />;
};

/** The problem panel for the first screen, which does not wait for it. Its absence is a problem of its own kind. */
export const LazyProblemPanel = observer(function LazyProblemPanel(props: ProblemPanelProps) {
  const { t } = useWords();
  const unreachable = (
    <Notice kind="error" word={t('kind.error')} live>
      {t('redeem.unreachable')}
    </Notice>
  );
  return <Later load={load} props={props} otherwise={unreachable} />;
});
