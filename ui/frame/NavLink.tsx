import type { ReactNode } from 'react';
import { Link } from '../kit/Link.tsx';

export interface NavItem {
  /** An internal path; with `external` a checked https, mailto or tel address. */
  href: string;
  label: string;
  external?: boolean;
}

interface NavLinkProps {
  item: NavItem;
  className?: string | undefined;
  current?: boolean;
  onFollow?: () => void;
  children?: ReactNode;
}

/** `children` replace the visible label; the spoken label stays `item.label`. */
export function NavLink({ item, className, current = false, onFollow, children }: NavLinkProps) {
  const shared = {
    className,
    onClick: onFollow,
    'aria-current': current ? ('page' as const) : undefined,
    'aria-label': children ? item.label : undefined,
  };
  return item.external ? (
    <a {...shared} href={item.href} rel="noopener noreferrer">
      {children ?? item.label}
    </a>
  ) : (
    <Link {...shared} to={item.href}>
      {children ?? item.label}
    </Link>
  );
}
