import { observer } from 'mobx-react-lite';
import { valueAfter } from '#domain/fraud/valueAfter.ts';
import { ProblemPanel, type ProblemPanelProps } from '../../../problems/ProblemPanel.tsx';
import { useText } from '../../../session/text.ts';

/** What went wrong on the page of a check. Of the value it says only what is known. */
export const CheckProblem = observer(function CheckProblem(props: Omit<ProblemPanelProps, 'money'>) {
  const { t } = useText();
  const value = valueAfter(props.problem);
  return <ProblemPanel {...props} {...(value !== null && { money: t(`fraud.${value}`) })} />;
});
