import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { BusyRegion } from './BusyRegion.tsx';
import styles from './Dialog.module.scss';
import { Icon } from './Icon.tsx';

interface DialogProps {
  title: string;
  /** True while a better title is awaited; the eye sees where it will be. */
  waits?: boolean;
  /** Called on Esc, the close button, the back gesture, and a click outside. */
  onClose: () => void;
  /** Without it there is no close button, for questions whose answers are all in `actions`. */
  closeLabel?: string;
  children: ReactNode;
  /** Buttons, sticky at the lower edge. */
  actions?: ReactNode;
  /** `alertdialog` requires an answer: a click outside does not close it. */
  kind?: 'dialog' | 'alertdialog';
  /** `narrow` for a question, `wide` (880 px) for content, `full` for the whole screen, black on white. */
  size?: 'narrow' | 'wide' | 'full';
  /** Receives the focus instead of the title, for example the least destructive button. */
  focus?: RefObject<HTMLElement | null>;
  /** Id of the element that is read after the title when the dialog opens. */
  describedBy?: string;
}

/** A modal dialog, open while mounted. The rest of the page is inert meanwhile; afterwards the focus returns. */
export function Dialog({
  title,
  waits,
  onClose,
  closeLabel,
  children,
  actions,
  kind = 'dialog',
  size = 'narrow',
  focus,
  describedBy,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  useEffect(() => {
    (focus?.current ?? heading.current)?.focus({ preventScroll: true });
  }, [focus]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      role={kind === 'alertdialog' ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      closedby={kind === 'alertdialog' ? 'closerequest' : 'any'}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return; // a file input inside also fires `cancel`
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // Browsers may skip `cancel` on the second Esc. Our own close() runs after the unmount.
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
      }}
    >
      <BusyRegion />
      <div className={styles.frame}>
        <header className={styles.header}>
          <h2
            ref={heading}
            id={titleId}
            className={styles.title}
            data-waits={waits || undefined}
            tabIndex={-1}
          >
            {title}
          </h2>
          {closeLabel !== undefined && (
            <button type="button" className={styles.close} onClick={onClose}>
              <Icon name="close" size="s" />
              <span>{closeLabel}</span>
            </button>
          )}
        </header>
        <div className={styles.body}>{children}</div>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  );
}
