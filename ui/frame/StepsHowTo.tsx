import { useId } from 'react';
import styles from './StepsHowTo.module.scss';

interface StepsHowToProps {
  title: string;
  steps: readonly { title: string; text: string }[];
}

/** How it goes, in numbered steps beside each other. */
export function StepsHowTo({ title, steps }: StepsHowToProps) {
  const id = useId();
  return (
    <section className={styles.howTo} aria-labelledby={id} data-print="never">
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <h3 className={styles.title}>{step.title}</h3>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
