import type { Instant } from '#domain/core/instant.ts';
import { acceptLanguage } from '#domain/language/locale.ts';
import { dateFormat } from '../../session/dateFormat.ts';
import { useServices } from '../../session/services.ts';

/** Formats a time of day in the site's time zone and the user's language. `medium` includes seconds. */
export function useTime(timeStyle: 'short' | 'medium'): (at: Instant) => string {
  const { language, site: store } = useServices();
  const { country, timeZone } = store.site;
  const format = dateFormat(acceptLanguage(language.locale, country), { timeStyle, timeZone });
  return (at) => format.format(at);
}
