import { useId, useRef } from 'react';
import { Icon } from '../kit/Icon.tsx';
import styles from './Navbar.module.scss';
import { type NavItem, NavLink } from './NavLink.tsx';
import { NavMenu } from './NavMenu.tsx';

export interface NavbarProps {
  /** Accessible name of the landmark. */
  label: string;
  /** Label of the button that opens it on a phone. */
  menuLabel: string;
  /** Links to buy vouchers: one is shown as it is, several go into a dropdown named `buyLabel`. */
  buy?: readonly NavItem[];
  buyLabel?: string;
  redeem?: NavItem | undefined;
  charge?: NavItem | undefined;
  /** Path of the page that is shown; its link is marked as current. */
  currentHref?: string | undefined;
}

/**
 * The header's links: on a phone a sheet behind a button, on wide screens a line. It is one list in the page, placed by
 * style.
 */
export function Navbar({ label, menuLabel, buy = [], buyLabel, redeem, charge, currentHref }: NavbarProps) {
  const menu = useRef<HTMLElement>(null);
  const id = useId();
  const close = () => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  };
  const link = (item: NavItem) => (
    <li key={item.href + item.label}>
      <NavLink item={item} className={styles.link} current={item.href === currentHref} onFollow={close} />
    </li>
  );
  return (
    <>
      <button type="button" className={styles.toggle} popoverTarget={id}>
        <Icon name="menu" />
        <span className={styles.toggleWord}>{menuLabel}</span>
      </button>
      <nav ref={menu} id={id} popover="auto" className={styles.nav} aria-label={label} data-print="never">
        <ul className={styles.list}>
          {redeem && link(redeem)}
          {buy.length > 1 && buyLabel ? (
            <li>
              <NavMenu summary={buyLabel}>{buy.map(link)}</NavMenu>
            </li>
          ) : (
            buy.map(link)
          )}
          {charge && link(charge)}
        </ul>
      </nav>
    </>
  );
}
