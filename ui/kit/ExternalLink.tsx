import type { MouseEvent, ReactNode } from 'react';
import type { ButtonKind } from './Button.tsx';
import buttonStyles from './Button.module.scss';
import { classes } from './classes.ts';
import styles from './ExternalLink.module.scss';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface ExternalLinkProps {
  /** The caller must check it: https, mailto or tel only (product 16.3). */
  href: string;
  children: ReactNode;
  /** Spoken after the label: "leaves this site". With `newTab` it must mention the new tab. */
  notice?: string;
  /** Opens a new tab, so that this page, and a code on it, stays open. */
  newTab?: boolean;
  look?: ButtonKind | 'text';
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A link that leaves the site. Sends no referrer. */
export function ExternalLink({
  children,
  notice,
  newTab = false,
  look = 'text',
  ...anchor
}: ExternalLinkProps) {
  const button = look !== 'text';
  return (
    <a
      {...anchor}
      rel="noopener noreferrer"
      target={newTab ? '_blank' : undefined}
      data-print={button ? undefined : 'text'}
      className={button ? classes(buttonStyles.button, buttonStyles[look]) : styles.text}
    >
      <span>
        {children}
        {notice && <VisuallyHidden> ({notice})</VisuallyHidden>}
      </span>
      {(button || newTab) && <Icon name="external" size="s" />}
    </a>
  );
}
