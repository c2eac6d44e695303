import type { MouseEvent, ReactNode, Ref } from 'react';
import { classes } from './classes.ts';
import styles from './Button.module.scss';
import { Icon, type IconName } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type ButtonKind = 'primary' | 'secondary' | 'quiet';

export interface ButtonProps {
  children: ReactNode;
  /** `tool`: one of a row of small ways to use something, its icon above its word. */
  kind?: ButtonKind | 'tool';
  type?: 'button' | 'submit';
  /** While true, label and width stay and clicks are ignored, as is Enter in the form. */
  busy?: boolean;
  /** Spoken while busy, for example "Checking your code". */
  busyText?: string;
  /** True if the button is as wide as its column. */
  full?: boolean;
  icon?: IconName;
  /** For a quiet button: its words, not its invisible edge, line up with the text above. */
  flush?: boolean;
  /** Id of the element that says why the button does nothing now; it stays focusable. */
  blockedBy?: string;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Id of the form that it submits, if it stands outside of it. */
  form?: string;
  id?: string;
  ref?: Ref<HTMLButtonElement>;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
}

/**
 * A button at least 44 px high. It is never `disabled`: busy and blocked are told by `aria-disabled`, so the focus is
 * not lost.
 */
export function Button({
  children,
  kind = 'primary',
  type = 'button',
  busy = false,
  busyText,
  full = false,
  icon,
  flush = false,
  blockedBy,
  onClick,
  ...rest
}: ButtonProps) {
  const idle = !busy && blockedBy === undefined;
  return (
    <button
      {...rest}
      type={type}
      className={classes(styles.button, styles[kind], full && styles.full, flush && styles.flush)}
      aria-disabled={idle ? undefined : true}
      aria-busy={busy || undefined}
      aria-describedby={blockedBy ?? rest['aria-describedby']}
      onClick={(event) => {
        if (idle) onClick?.(event);
        else event.preventDefault();
      }}
    >
      {icon && <Icon name={icon} size="s" />}
      <span className={styles.label}>{children}</span>
      {busy && <span className={styles.progress} aria-hidden="true" />}
      {busy && busyText && (
        <>
          {' '}
          <VisuallyHidden>{busyText}</VisuallyHidden>
        </>
      )}
    </button>
  );
}
