import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { hasFeature } from '#domain/feature/hasFeature.ts';
import { safeHref } from '#domain/link/safeHref.ts';
import { type NavItem, NavLink } from '../frame/NavLink.tsx';
import { NavMenu } from '../frame/NavMenu.tsx';
import { Icon } from '../kit/Icon.tsx';
import { useServices } from '../session/services.ts';
import { useText } from '../session/text.ts';
import styles from './Navbar.module.scss';

/** Redeem, buy, charge (product 3.6). One list: a sheet behind a button on a phone, a line on wide screens. */
export const Navbar = observer(function Navbar() {
  const { site: store } = useServices();
  const { t, siteText } = useText();
  const { pathname } = useLocation();
  const { navbarLinks, layout } = store.site;
  const menu = useRef<HTMLElement>(null);
  const id = useId();
  const close = () => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  };
  const link = (item: NavItem) => (
    <li key={item.href + item.label}>
      <NavLink item={item} className={styles.link} current={item.href === pathname} onFollow={close} />
    </li>
  );
  const buy = navbarLinks.buy.flatMap(({ link: address, label }) => {
    const href = safeHref(address);
    return href ? [link({ href, label: siteText(label), external: true })] : [];
  });
  return (
    <>
      <button type="button" className={styles.toggle} popoverTarget={id}>
        <Icon name="menu" />
        <span className={styles.toggleWord}>{t('frame.menu')}</span>
      </button>
      <nav ref={menu} id={id} popover="auto" className={styles.nav} aria-label={t('frame.nav')}>
        <ul className={styles.list}>
          {layout !== 'restaurant' && link({ href: '/', label: t('frame.redeem') })}
          {buy.length > 1 ? (
            <li>
              <NavMenu summary={t('frame.buy')}>{buy}</NavMenu>
            </li>
          ) : (
            buy
          )}
          {hasFeature(store.site, 'charge') && link({ href: '/prepaid', label: t('frame.charge') })}
        </ul>
      </nav>
    </>
  );
});
