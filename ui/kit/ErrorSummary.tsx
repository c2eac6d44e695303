import { type MouseEvent, useId } from 'react';
import styles from './ErrorSummary.module.scss';
import { Icon } from './Icon.tsx';
import { useFocusOn } from './useFocusOn.ts';

export interface FieldFault {
  fieldId: string;
  /** Same text as beside the field. */
  text: string;
}

interface ErrorSummaryProps {
  title: string;
  faults: readonly FieldFault[];
  /** Number of submits. Each submit with faults moves the focus here; faults that appear later do not. */
  attempt: number;
}

function goTo(event: MouseEvent, fieldId: string) {
  event.preventDefault(); // the router would treat a hash change as a navigation
  const field = document.getElementById(fieldId);
  field?.focus();
  field?.scrollIntoView?.({ block: 'center' });
}

/** Lists a form's faults, links to each field and takes the focus after a submit. Draws nothing without faults. */
export function ErrorSummary({ title, faults, attempt }: ErrorSummaryProps) {
  const box = useFocusOn<HTMLElement>(attempt > 0 && attempt);
  const titleId = useId();
  if (faults.length === 0) return null;
  return (
    <section ref={box} className={styles.box} tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <Icon name="error" size="s" />
        {title}
      </h2>
      <ul className={styles.list}>
        {faults.map((fault) => (
          <li key={fault.fieldId}>
            <a href={`#${fault.fieldId}`} onClick={(event) => goTo(event, fault.fieldId)}>
              {fault.text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
