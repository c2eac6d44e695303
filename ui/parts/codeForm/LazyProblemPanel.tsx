import { Later } from '../later/Later.tsx';
import type { ProblemPanelProps } from '../../problems/ProblemPanel.tsx';
import { unreachable } from '../../problems/Unreachable.tsx';

const load = async () => {
  const { ProblemPanel } = await import('../../problems/ProblemPanel.tsx');
  return (props: ProblemPanelProps) => <ProblemPanel {...props} />;
};

/** The problem panel for the first screen, which does not wait for it. Its absence is a problem of its own kind. */
export function LazyProblemPanel(props: ProblemPanelProps) {
  return <Later load={load} props={props} otherwise={unreachable} />;
}
