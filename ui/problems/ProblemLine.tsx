import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { isDelay, isToldInLine, nextSteps } from '#domain/problem/nextSteps.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { Icon } from '../kit/Icon.tsx';
import { LATER_ICONS } from '../kit/laterIcons.ts';
import { useText } from '../session/text.ts';
import { useHas } from '../session/useHas.ts';
import styles from './ProblemLine.module.scss';

interface ProblemLineProps {
  /** Of the field that it describes. */
  fieldId: string;
  problem: Problem;
  /** Further sentences. */
  children?: ReactNode;
}

/** What happened and what to do, at the only field of a form. `ProblemHelp` has all that leads further. */
export const ProblemLine = observer(function ProblemLine({ fieldId, problem, children }: ProblemLineProps) {
  const { t, moment } = useText();
  const has = useHas();
  const isError = !isDelay(problem);
  const steps = nextSteps(problem, { rightSite: null, code: undefined, has }).filter(isToldInLine);
  return (
    <span id={`${fieldId}-told`} className={styles.line} data-tone={isError ? undefined : 'warning'}>
      <Icon name={isError ? 'error' : LATER_ICONS.clock} size="s" />
      <span>
        <strong className={styles.title}>{t(`problem.${problem.kind}.title`)}</strong>{' '}
        {steps.map((step) => (
          <span key={step.kind}>
            {'at' in step
              ? t(`next.${step.kind}`, { moment: moment(step.at) })
              : t(`next.${step.kind}`, 'count' in step ? { count: step.count } : {})}{' '}
          </span>
        ))}
        {children}
      </span>
    </span>
  );
});
