import type { ParseKeys, TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Instant } from '#domain/core/instant.ts';
import { type Locale, acceptLanguage } from '#domain/language/locale.ts';
import { unbrokenDate } from '#domain/language/unbrokenDate.ts';
import { formatCount } from '#domain/money/formatCount.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import type { Money } from '#domain/money/money.ts';
import { hasMorePartners } from '#domain/site/hasMorePartners.ts';
import type { Site } from '#domain/site/site.ts';
import { type SiteText, ownWords } from '#domain/site/siteText.ts';
import { dateFormat } from './dateFormat.ts';
import type { SiteStore } from './SiteStore.ts';
import { useServices } from './services.ts';

/** The country matters besides the language: British and American English format dates differently. */
type Place = Pick<Site, 'country' | 'timeZone'>;

/** In the site's time zone and the user's language: "21 November 2026 at 10:00". */
export function formatMoment(at: Instant, locale: Locale, { country, timeZone }: Place): string {
  return formatted(at, locale, country, { dateStyle: 'long', timeStyle: 'short', timeZone });
}

function formatDay(at: Instant, locale: Locale, { country, timeZone }: Place): string {
  return formatted(at, locale, country, { dateStyle: 'long', timeZone });
}

function formatted(at: Instant, locale: Locale, country: string, how: Intl.DateTimeFormatOptions): string {
  return unbrokenDate(dateFormat(acceptLanguage(locale, country), how).format(at));
}

/** What a text of the site needs besides its key. */
interface Telling {
  readonly t: TFunction;
  readonly locale: Locale;
  readonly store: Pick<SiteStore, 'counted' | 'site'>;
}

/** Returns the operator's own words unchanged, or our translation with the site's data. */
export function siteText(text: SiteText, { t, locale, store: { counted, site } }: Telling): string {
  if (!('key' in text)) return ownWords(text, locale);
  const { brand, numberOfShops: number } = site;
  return t(text.key as ParseKeys, {
    brand,
    many: hasMorePartners(number, counted) ? t('site.over', { number }) : number,
  });
}

/** For observers: it reads language and site. */
export function useText() {
  const { t } = useTranslation();
  const { language, site: store } = useServices();
  const { site } = store;
  const { locale } = language;
  return {
    t,
    locale,
    /** For a number outside of a text; `t` formats numbers automatically. */
    count: (count: number) => formatCount(count, locale),
    money: (money: Money) => formatMoney(money, locale),
    moment: (at: Instant) => formatMoment(at, locale, site),
    day: (at: Instant) => formatDay(at, locale, site),
    siteText: (text: SiteText) => siteText(text, { t, locale, store }),
  };
}
