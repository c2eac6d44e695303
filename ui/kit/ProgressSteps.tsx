import { Icon } from './Icon.tsx';
import styles from './ProgressSteps.module.scss';

interface ProgressStepsProps {
  /** Accessible name of the list: "Progress". */
  label: string;
  /** Shown on a phone: "Step 2 of 4: Choose value". */
  text: string;
  steps: readonly string[];
  /** Index of the current step, from 0. */
  current: number;
}

/** A sentence on a phone, the ordered list on wide screens. */
export function ProgressSteps({ label, text, steps, current }: ProgressStepsProps) {
  return (
    <div className={styles.progress}>
      <p className={styles.text}>{text}</p>
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
