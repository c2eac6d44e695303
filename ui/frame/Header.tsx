import { BrandLogo } from './BrandLogo.tsx';
import styles from './Header.module.scss';
import { LanguageSwitcher, type LanguageSwitcherProps } from './LanguageSwitcher.tsx';
import { Navbar, type NavbarProps } from './Navbar.tsx';
import { type NavItem, NavLink } from './NavLink.tsx';

interface HeaderProps {
  brand: string;
  logo?: string | undefined;
  /** Where the logo leads; its label is spoken and contains the brand. */
  home: NavItem;
  /** Absent if the navbar is switched off. */
  nav?: NavbarProps | undefined;
  /** Absent on sites with one language. */
  language?: LanguageSwitcherProps | undefined;
}

/** Logo, links and language switcher. The layout profile arranges them (`data-nav` on the frame). */
export function Header({ brand, logo, home, nav, language }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <NavLink item={home} className={styles.home}>
          <BrandLogo brand={brand} logo={logo} />
        </NavLink>
        {nav && (
          <div className={styles.nav} data-print="never">
            <Navbar {...nav} />
          </div>
        )}
        {language && (
          <div className={styles.language} data-print="never">
            <LanguageSwitcher {...language} />
          </div>
        )}
      </div>
    </header>
  );
}
