import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './Disclosure.module.scss';
import { Chevron } from './Icon.tsx';

interface DisclosureProps {
  label: ReactNode;
  /** True if something in the panel is selected: highlights the button. */
  active?: boolean;
  /** The edge at which the panel aligns with the button. */
  edge?: 'start' | 'end';
  children: ReactNode;
}

/** A button that opens a panel below itself. Esc closes the panel, as do focus and clicks elsewhere. */
export function Disclosure({ label, active = false, edge = 'start', children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();
  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) setOpen(false);
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const end = new AbortController();
    document.addEventListener('pointerdown', leave, end);
    document.addEventListener('focusin', leave, end);
    document.addEventListener('keydown', escape, end);
    return () => end.abort();
  }, [open]);
  return (
    <div ref={box} className={styles.disclosure}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-active={active || undefined}
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onClick={() => setOpen(!open)}
      >
        <span>{label}</span>
        <Chevron />
      </button>
      {open && (
        <div id={panel} className={styles.panel} data-edge={edge}>
          {children}
        </div>
      )}
    </div>
  );
}
