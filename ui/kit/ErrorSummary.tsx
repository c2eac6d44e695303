import { type MouseEvent, useId } from 'react';
import styles from './ErrorSummary.module.scss';
import { Icon } from './Icon.tsx';
import { useFocusOn } from './useFocusOn.ts';

/** One fault of a form, with the field that it is about. */
export interface FieldFault {
  /** Id of the control that the link leads to. */
  fieldId: string;
  /** The same words as beside the field. */
  text: string;
}

interface ErrorSummaryProps {
  title: string;
  faults: readonly FieldFault[];
  /** Count of submits; each new one moves the focus here if there are faults. One that comes later moves nothing. */
  attempt: number;
}

function goTo(event: MouseEvent, fieldId: string) {
  event.preventDefault(); // a changed hash would count as a navigation
  const field = document.getElementById(fieldId);
  field?.focus();
  field?.scrollIntoView?.({ block: 'center' });
}

/** Lists a form's faults above it, takes the focus after a submit, and links to each field. Nothing without faults. */
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
