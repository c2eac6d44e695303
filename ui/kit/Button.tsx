import type { MouseEvent, ReactNode, Ref } from 'react';
import { classes } from './classes.ts';
import styles from './Button.module.scss';
import { Icon, type IconName } from './Icon.tsx';

export type ButtonKind = 'primary' | 'secondary' | 'quiet';

export interface ButtonProps {
  children: ReactNode;
  /** `tool`: an icon above a word, for a row of small actions. */
  kind?: ButtonKind | 'tool';
  type?: 'button' | 'submit';
  /** While true, clicks and Enter in the form are ignored; label and width stay. */
  busy?: boolean;
  /** What `BusyRegion` says while it is busy: "Checking your code". */
  busyText?: string;
  full?: boolean;
  icon?: IconName;
  /** For a quiet button: aligns its text, not its invisible edge, with the text above. */
  flush?: boolean;
  /** Id of the element that explains why the button is blocked. The button stays focusable. */
  blockedBy?: string;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Id of the form it submits, if the button is outside of it. */
  form?: string;
  id?: string;
  ref?: Ref<HTMLButtonElement>;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
}

/** At least 44 px high. Never `disabled`: busy and blocked buttons use `aria-disabled`, so they keep the focus. */
export function Button({
  children,
  kind = 'primary',
  type = 'button',
  busy,
  busyText,
  full = false,
  icon,
  flush = false,
  blockedBy,
  onClick,
  ...rest
}: ButtonProps) {
  const isBusy = busy || undefined;
  const idle = !busy && blockedBy === undefined;
  return (
    <button
      {...rest}
      type={type}
      className={classes(styles.button, styles[kind], full && styles.full, flush && styles.flush)}
      aria-disabled={idle ? undefined : true}
      aria-busy={isBusy}
      data-busy={isBusy && busyText}
      aria-describedby={blockedBy ?? rest['aria-describedby']}
      onClick={(event) => {
        if (idle) onClick?.(event);
        else event.preventDefault();
      }}
    >
      {icon && <Icon name={icon} size="s" />}
      <span className={styles.label}>{children}</span>
      {busy && <span className={styles.progress} aria-hidden="true" />}
    </button>
  );
}
