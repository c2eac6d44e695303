import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './ProgressSteps.module.scss';

interface ProgressStepsProps {
  /** Accessible name of the list: "Progress". */
  label: string;
  /** Shown on a phone: "Step 2 of 4". */
  text: string;
  /** Link to the step before. On a phone it shares the line of `text`. */
  back?: ReactNode;
  steps: readonly string[];
  /** Index of the current step, from 0. */
  current: number;
}

/** A sentence on a phone, the ordered list on wide screens. */
export function ProgressSteps({ label, text, back, steps, current }: ProgressStepsProps) {
  return (
    <div className={styles.progress}>
      <div className={styles.line}>
        {back && <div className={styles.back}>{back}</div>}
        <p className={styles.text}>{text}</p>
      </div>
      <ol className={styles.steps} aria-label={label}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={styles.step}
            data-state={index < current ? 'done' : index === current ? 'now' : 'next'}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {index < current ? <Icon name="check" size="s" /> : index + 1}
            </span>
            <span className={styles.name}>{step}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
