import type { ParseKeys, TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Instant } from '#domain/core/instant.ts';
import { type Locale, acceptLanguage } from '#domain/language/locale.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import type { Money } from '#domain/money/money.ts';
import type { Site } from '#domain/site/site.ts';
import type { SiteText } from '#domain/site/siteText.ts';
import { useServices } from './services.ts';

/** A site's place: the British and the Americans share a language, but no way of writing dates. */
type Place = Pick<Site, 'country' | 'timeZone'>;

/** A moment as a date and a time, in the site's time zone and the visitor's language. */
export function formatMoment(at: Instant, locale: Locale, { country, timeZone }: Place): string {
  return new Intl.DateTimeFormat(acceptLanguage(locale, country), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(at);
}

/** A day, in the site's time zone and the visitor's language. */
function formatDay(at: Instant, locale: Locale, { country, timeZone }: Place): string {
  return new Intl.DateTimeFormat(acceptLanguage(locale, country), { dateStyle: 'long', timeZone }).format(at);
}

/** A text of the site: the operator's words as they are, or a key of ours with the site's data in it. */
export function siteText(t: TFunction, text: SiteText, site: Site, now: Instant): string {
  if ('words' in text) return text.words;
  return t(text.key as ParseKeys, {
    brand: site.brand,
    count: site.numberOfShops,
    year: new Date(now).getFullYear(),
  });
}

/** Everything a view needs to speak: texts, money, dates, and a site's own texts. */
export function useWords() {
  const { t } = useTranslation();
  const { language, site: store } = useServices();
  const { site } = store;
  const { locale } = language;
  return {
    t,
    locale,
    money: (money: Money) => formatMoney(money, locale),
    moment: (at: Instant) => formatMoment(at, locale, site),
    day: (at: Instant) => formatDay(at, locale, site),
    siteText: (text: SiteText) => siteText(t, text, site, store.now),
    /** The words of a copy button whose label is `label`. */
    copyWords: (label: string) => ({
      label,
      copied: t('common.copied'),
      denied: t('common.copyDenied'),
    }),
  };
}
