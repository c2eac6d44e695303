import { observer } from 'mobx-react-lite';
import { ownPage } from '#domain/link/ownPage.ts';
import { safeHref } from '#domain/link/safeHref.ts';
import { BrandLogo } from '../frame/BrandLogo.tsx';
import { NavLink } from '../frame/NavLink.tsx';
import { useServices } from '../session/services.ts';
import { useText } from '../session/text.ts';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { Navbar } from './Navbar.tsx';
import styles from './SiteHeader.module.scss';

/** Navbar and languages only if site and route have a navbar (product 3.6). The layout profile arranges them. */
export const SiteHeader = observer(function SiteHeader({ navbar }: { navbar: boolean }) {
  const { site: store } = useServices();
  const { t } = useText();
  const { brand, logo, darkPictures, languages, navbarLinks, switches } = store.site;
  const hasNavbar = navbar && switches.showNavBar && !store.inMaintenance;
  const { start } = navbarLinks;
  const elsewhere = safeHref(start);
  const home = {
    href: elsewhere ?? ownPage(start) ?? '/',
    label: t('frame.home', { brand }),
    external: elsewhere !== null,
  };
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <NavLink item={home} className={styles.home}>
          <BrandLogo brand={brand} logo={logo} dark={darkPictures} />
        </NavLink>
        {hasNavbar && (
          <div className={styles.nav} data-print="never">
            <Navbar />
          </div>
        )}
        {hasNavbar && languages.length > 1 && (
          <div className={styles.language} data-print="never">
            <LanguageSwitcher />
          </div>
        )}
      </div>
    </header>
  );
});
