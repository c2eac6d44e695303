import type { ReactNode } from 'react';
import { Link } from '../kit/Link.tsx';

/** A link of the header or footer. */
export interface NavItem {
  /** A path of ours, or with `external` a checked https, mailto or tel address. */
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

/** One link, inside the app or out of it. `children` replace the visible label but not the spoken one. */
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
