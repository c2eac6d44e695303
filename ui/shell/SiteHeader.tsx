import { observer } from 'mobx-react-lite';
import { useLocation, useSearchParams } from 'react-router';
import { offersCharging } from '#domain/charge/offersCharging.ts';
import { type Locale, languageOf } from '#domain/language/locale.ts';
import { ownPage } from '#domain/link/ownPage.ts';
import { safeHref } from '#domain/link/safeHref.ts';
import { Header } from '../frame/Header.tsx';
import type { NavbarProps } from '../frame/Navbar.tsx';
import type { LanguageSwitcherProps } from '../frame/LanguageSwitcher.tsx';
import { useServices } from '../session/services.ts';
import { useWords } from '../session/words.ts';

/** The site's header: the logo, and navbar and languages if site and route have a navbar (specification 2). */
export const SiteHeader = observer(function SiteHeader({ navbar }: { navbar: boolean }) {
  const { site: store } = useServices();
  const { t } = useWords();
  const { site } = store;
  const nav = useNavbar();
  const language = useLanguages();
  const hasNavbar = navbar && site.switches.showNavBar && !store.inMaintenance;
  const { start } = site.navbarLinks;
  const elsewhere = safeHref(start);
  return (
    <Header
      brand={site.brand}
      logo={site.logo}
      home={{
        href: elsewhere ?? ownPage(start) ?? '/',
        label: t('frame.home', { brand: site.brand }),
        external: elsewhere !== null,
      }}
      nav={hasNavbar ? nav : undefined}
      language={hasNavbar ? language : undefined}
    />
  );
});

/** Returns the navbar's links: buy, redeem, charge (specification 2). The restaurant layout has no redeem link. */
function useNavbar(): NavbarProps {
  const { site: store } = useServices();
  const { t, siteText } = useWords();
  const { pathname } = useLocation();
  const { navbarLinks, layout } = store.site;
  const buy = navbarLinks.buy.flatMap(({ link, label }) => {
    const href = safeHref(link);
    return href ? [{ href, label: siteText(label), external: true }] : [];
  });
  return {
    label: t('frame.nav'),
    menuLabel: t('frame.menu'),
    buy,
    buyLabel: t('frame.buy'),
    redeem: layout === 'restaurant' ? undefined : { href: '/', label: t('frame.redeem') },
    charge: offersCharging(store.site) ? { href: '/prepaid', label: t('frame.charge') } : undefined,
    currentHref: pathname,
  };
}

/**
 * Returns the language switcher, with each language in its own words; undefined if there is only one. Choosing keeps
 * page, query and typed text.
 */
function useLanguages(): LanguageSwitcherProps | undefined {
  const { bundledTexts, flash, language, site: store } = useServices();
  const { t } = useWords();
  const [query, setQuery] = useSearchParams();
  const { languages } = store.site;
  if (languages.length < 2) return undefined;
  return {
    label: t('frame.language'),
    languages: languages.map((lang) => ({
      lang,
      name: bundledTexts[languageOf(lang)].name,
      href: `?lang=${lang}`,
    })),
    current: language.locale,
    busy: language.loading,
    onChoose: (lang) => {
      void language.change(lang as Locale).then((problem) => {
        if (problem) flash.show('error', t('redeem.unreachable'));
      });
      // A language in the address would outrank the chosen one at the next reload.
      if (query.has('lang')) setQuery(without(query, 'lang'), { replace: true, preventScrollReset: true });
    },
  };
}

function without(query: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete(name);
  return rest;
}
