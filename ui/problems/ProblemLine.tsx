import { observer } from 'mobx-react-lite';
import { isDelay } from '#domain/problem/nextSteps.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { Icon } from '../kit/Icon.tsx';
import { LATER_ICONS } from '../kit/laterIcons.ts';
import { useText } from '../session/text.ts';
import styles from './ProblemLine.module.scss';

interface ProblemLineProps {
  /** Of the field that it describes. */
  fieldId: string;
  problem: Problem;
}

/** What happened, in one line at the only field of a form. `ProblemPanel` has the help. */
export const ProblemLine = observer(function ProblemLine({ fieldId, problem }: ProblemLineProps) {
  const { t } = useText();
  const isError = !isDelay(problem);
  return (
    <span id={`${fieldId}-told`} className={styles.line} data-tone={isError ? undefined : 'warning'}>
      <Icon name={isError ? 'error' : LATER_ICONS.clock} size="s" />
      {t(`problem.${problem.kind}.title`)}
    </span>
  );
});
