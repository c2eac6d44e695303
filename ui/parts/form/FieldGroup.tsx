import type { ReactNode } from 'react';
import styles from './FieldGroup.module.scss';

interface FieldGroupProps {
  title: string;
  hint?: string | undefined;
  children: ReactNode;
}

export function FieldGroup({ title, hint, children }: FieldGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </fieldset>
  );
}
