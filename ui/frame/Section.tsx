import { type ReactNode, useId } from 'react';
import styles from './Section.module.scss';

interface SectionProps {
  title: ReactNode;
  /** Id of the heading, for lists that use it as their label. */
  titleId?: string;
  children: ReactNode;
}

export function Section({ title, titleId, children }: SectionProps) {
  const ownId = useId();
  const id = titleId ?? ownId;
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
      </div>
      {children}
    </section>
  );
}
