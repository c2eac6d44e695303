import { useId, useRef } from 'react';
import { Icon } from '../kit/Icon.tsx';
import styles from './Navbar.module.scss';
import { type NavItem, NavLink } from './NavLink.tsx';
import { NavMenu } from './NavMenu.tsx';

export interface NavbarProps {
  /** Name of the landmark. */
  label: string;
  /** The button that opens it on a phone. */
  menuLabel: string;
  /** One link stands by itself; several go into a dropdown named `buyLabel`. */
  buy?: readonly NavItem[];
  buyLabel?: string;
  redeem?: NavItem | undefined;
  charge?: NavItem | undefined;
  /** Path of the page shown. */
  currentHref?: string | undefined;
}

/** Links of the site: a popover sheet behind a button on a phone, a line at wide. One list, placed twice. */
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
