import { observer } from 'mobx-react-lite';
import { type OpenHours, openingAt } from '#domain/calendar/openHours.ts';
import { acceptLanguage } from '#domain/language/locale.ts';
import { StatusBadge } from '../../../kit/StatusBadge.tsx';
import { dateFormat } from '../../../session/dateFormat.ts';
import { useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { zoneOffset } from '../../../session/zoneOffset.ts';
import styles from './PlaceCard.module.scss';

/** Whether a place is open, by the site's clock; nothing where that is not known. */
export const OpenNow = observer(function OpenNow({ hours }: { hours: readonly OpenHours[] }) {
  const { site: store } = useServices();
  const { t, locale } = useText();
  const { country, timeZone } = store.site;
  const opening = openingAt(hours, store.now, zoneOffset(timeZone));
  if (opening.kind === 'unknown') return null;
  if (opening.kind === 'always-open')
    return <StatusBadge kind="success">{t('region.always-open')}</StatusBadge>;
  const language = acceptLanguage(locale, country);
  const formatted = (how: Intl.DateTimeFormatOptions) =>
    dateFormat(language, { ...how, timeZone: 'UTC' }).format(opening.at);
  const words = t(`region.${opening.kind}`, {
    day: formatted({ weekday: 'long' }),
    time: formatted({ timeStyle: 'short' }),
  });
  if (opening.kind === 'open-until' || opening.kind === 'open-until-day')
    return <StatusBadge kind="success">{words}</StatusBadge>;
  return <p className={styles.later}>{words}</p>;
});
