import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router';
import { type Locale, languageOf } from '#domain/language/locale.ts';
import { NavMenu } from '../frame/NavMenu.tsx';
import { Icon } from '../kit/Icon.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { useServices } from '../session/services.ts';
import { useText } from '../session/text.ts';
import styles from './LanguageSwitcher.module.scss';

/**
 * No flags, since a language is not a country. Choosing keeps page, query and typed text. The links also work without
 * the handler.
 */
export const LanguageSwitcher = observer(function LanguageSwitcher() {
  const { bundledTexts, flash, language, site: store } = useServices();
  const { t } = useText();
  const [query, setQuery] = useSearchParams();
  const { locale } = language;
  const nameOf = (lang: Locale) => bundledTexts[languageOf(lang)].name;
  const choose = (lang: Locale) => {
    void language.change(lang).then((problem) => {
      if (problem) flash.show('error', t('redeem.unreachable'));
    });
    // `?lang=` would override the choice on the next reload.
    if (!query.has('lang')) return;
    const rest = new URLSearchParams(query);
    rest.delete('lang');
    setQuery(rest, { replace: true, preventScrollReset: true });
  };
  return (
    <NavMenu
      summary={
        <>
          <span className={styles.globe}>
            <Icon name="globe" size="s" />
          </span>
          <VisuallyHidden>{t('frame.language')}</VisuallyHidden>{' '}
          <span lang={locale} aria-busy={language.loading} className={styles.name}>
            {nameOf(locale)}
          </span>
        </>
      }
    >
      {store.site.languages.map((lang) => (
        <li key={lang}>
          <a
            href={`?lang=${lang}`}
            lang={lang}
            hrefLang={lang}
            aria-current={lang === locale ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              choose(lang);
            }}
          >
            <span className={styles.tick}>{lang === locale && <Icon name="check" size="s" />}</span>
            {nameOf(lang)}
          </a>
        </li>
      ))}
    </NavMenu>
  );
});
