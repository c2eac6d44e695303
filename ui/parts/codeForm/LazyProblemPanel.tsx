import { Later } from '../later/Later.tsx';
import type { ProblemPanelProps } from '../../problems/ProblemPanel.tsx';
import { unreachable } from '../../problems/Unreachable.tsx';

const load = async () => {
  const { ProblemPanel } = await import('../../problems/ProblemPanel.tsx');
  return (props: ProblemPanelProps) => <ProblemPanel {...props} />;
};

/** The problem panel, loaded after the first screen. If it cannot be loaded, that is shown as a missing connection. */
export function LazyProblemPanel(props: ProblemPanelProps) {
  return <Later load={load} props={props} otherwise={unreachable} />;
}
