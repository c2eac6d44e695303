import { Section } from '../../../frame/Section.tsx';
import styles from './StepsHowTo.module.scss';

interface StepsHowToProps {
  title: string;
  steps: readonly { title: string; text: string }[];
}

/** How to redeem, in numbered steps side by side. */
export function StepsHowTo({ title, steps }: StepsHowToProps) {
  return (
    <Section title={title}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <h3 className={styles.title}>{step.title}</h3>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
