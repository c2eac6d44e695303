import { type ReactNode, type Ref, useId } from 'react';
import styles from './Ticket.module.scss';

interface TicketPanelProps {
  /** `said`: words in place of a code that is not opened here. */
  state: 'sealed' | 'revealed' | 'said';
  /** Small text above; the name of a revealed code. */
  label?: string;
  id?: string;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The part of a ticket that is torn off: a code, its seal, or where the code is instead. */
export function TicketPanel({ state, label, id, ref, children }: TicketPanelProps) {
  const labelId = useId();
  return (
    <div
      ref={ref}
      id={id}
      className={styles.panel}
      data-state={state}
      tabIndex={-1}
      {...(label !== undefined && { role: 'group', 'aria-labelledby': labelId })}
    >
      {label !== undefined && (
        <p id={labelId} className={styles.label}>
          {label}
        </p>
      )}
      {children}
      {/* Only decoration: the code is already there, and can be read and pressed through it. */}
      {state === 'revealed' && <span className={styles.peel} aria-hidden="true" data-print="never" />}
    </div>
  );
}
