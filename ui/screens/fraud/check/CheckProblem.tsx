import { observer } from 'mobx-react-lite';
import { valueAfter } from '#domain/fraud/valueAfter.ts';
import { ProblemPanel, type ProblemPanelProps } from '../../../problems/ProblemPanel.tsx';
import { useText } from '../../../session/text.ts';

/** A problem of the fraud check. It says what happened to the value only where that is known. */
export const CheckProblem = observer(function CheckProblem(props: Omit<ProblemPanelProps, 'money'>) {
  const { t } = useText();
  const value = valueAfter(props.problem);
  return <ProblemPanel {...props} {...(value !== null && { money: { sentence: t(`fraud.${value}`) } })} />;
});
