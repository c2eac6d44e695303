import type { MouseEvent, ReactNode } from 'react';
import type { To } from 'react-router';
import { Link } from './Link.tsx';
import type { ButtonKind } from './Button.tsx';
import styles from './Button.module.scss';
import { classes } from './classes.ts';
import { Icon, type IconName } from './Icon.tsx';

interface ButtonLinkProps {
  to: To;
  children: ReactNode;
  kind?: ButtonKind;
  full?: boolean;
  icon?: IconName;
  replace?: boolean;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

export function ButtonLink({ children, kind = 'primary', full = false, icon, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={classes(styles.button, styles[kind], full && styles.full)}>
      {icon && <Icon name={icon} size="s" />}
      <span>{children}</span>
    </Link>
  );
}
