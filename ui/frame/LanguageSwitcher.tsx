import { Icon } from '../kit/Icon.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import styles from './LanguageSwitcher.module.scss';
import { NavMenu } from './NavMenu.tsx';

export interface Language {
  /** BCP 47 tag: "de-CH". */
  lang: string;
  /** Its name in the language itself: "Deutsch". */
  name: string;
  /** Address of the same page in this language. */
  href: string;
}

export interface LanguageSwitcherProps {
  /** Spoken before the chosen language: "Language:". Languages put different characters before the colon. */
  label: string;
  languages: readonly Language[];
  current: string;
  /** True while the texts of a chosen language are being loaded. */
  busy?: boolean;
  onChoose: (lang: string) => void;
}

/**
 * A menu of languages by their own names, without flags, since a language is not a country. The links work without the
 * handler too.
 */
export function LanguageSwitcher({ label, languages, current, busy, onChoose }: LanguageSwitcherProps) {
  const chosen = languages.find((language) => language.lang === current);
  return (
    <NavMenu
      summary={
        <>
          <span className={styles.globe}>
            <Icon name="globe" size="s" />
          </span>
          <VisuallyHidden>{label}</VisuallyHidden>{' '}
          <span lang={current} aria-busy={busy} className={styles.name}>
            {chosen?.name ?? current}
          </span>
        </>
      }
    >
      {languages.map((language) => (
        <li key={language.lang}>
          <a
            href={language.href}
            lang={language.lang}
            hrefLang={language.lang}
            aria-current={language.lang === current ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onChoose(language.lang);
            }}
          >
            <span className={styles.tick}>{language.lang === current && <Icon name="check" size="s" />}</span>
            {language.name}
          </a>
        </li>
      ))}
    </NavMenu>
  );
}
