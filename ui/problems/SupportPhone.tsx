import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { acceptLanguage } from '#domain/language/locale.ts';
import { safeHref } from '#domain/link/safeHref.ts';
import type { Site } from '#domain/site/site.ts';
import { ExternalLink } from '../kit/ExternalLink.tsx';
import { foreignZone } from '../session/foreignZone.ts';
import { hoursText } from '../session/hoursText.ts';
import { useServices } from '../session/services.ts';
import styles from './SupportPhone.module.scss';

interface SupportPhoneProps {
  /** A property, because the maintenance pages have no site in the store. */
  site: Pick<Site, 'country' | 'support' | 'timeZone'>;
}

/** Customer service's phone number and when it is answered; nothing on a site without a number. */
export const SupportPhone = observer(function SupportPhone({ site }: SupportPhoneProps) {
  const { language, site: store } = useServices();
  const { phone, hours } = site.support;
  const call = phone === null ? null : safeHref(`tel:${phone}`);
  if (call === null) return null;
  const texts = hoursText(hours, acceptLanguage(language.locale, site.country));
  const zone = foreignZone(site.timeZone, store.now, language.locale);
  return (
    <span className={styles.phone}>
      <ExternalLink href={call}>{phone}</ExternalLink>
      {texts.length > 0 && (
        <span className={styles.hours}>
          {texts.map((text, index) => (
            <Fragment key={text}>
              {index > 0 && ' '}
              <span className={styles.unbroken}>{index < texts.length - 1 ? `${text};` : text}</span>
            </Fragment>
          ))}
          {zone && ` (${zone})`}
        </span>
      )}
    </span>
  );
});
