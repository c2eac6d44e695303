import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from '../../../kit/Link.tsx';
import { safeHref } from '#domain/link/safeHref.ts';
import type { Place } from '#domain/region/place.ts';
import { ExternalLink } from '../../../kit/ExternalLink.tsx';
import { Icon, type IconName } from '../../../kit/Icon.tsx';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import { useText } from '../../../session/text.ts';
import { OpenNow } from './OpenNow.tsx';
import styles from './PlaceCard.module.scss';

interface PlaceCardProps {
  place: Place;
  /** What it sells, as a word; null if that is not known. */
  category?: string | null;
  /** Formatted. */
  distance?: string | undefined;
  /** True if the map highlights this place. */
  chosen?: boolean;
  /** A button below the card's text. */
  action?: ReactNode;
}

/** A place with address, opening hours and contact. */
export const PlaceCard = observer(function PlaceCard({
  place,
  category,
  distance,
  chosen,
  action,
}: PlaceCardProps) {
  const { t } = useText();
  const { name, street, postalCode, city, hours, openHours, phone, email, shopId } = place;
  const dial = phone === null ? null : safeHref(`tel:${phone}`);
  const mail = email === null ? null : safeHref(`mailto:${email}`);
  return (
    <article className={styles.card} data-chosen={chosen || undefined}>
      <div className={styles.head}>
        <h3 id={`place-${place.id}`} tabIndex={-1} className={styles.name}>
          {name}
        </h3>
        {distance && <p className={styles.distance}>{distance}</p>}
        {category && <p className={styles.category}>{category}</p>}
      </div>
      <address className={styles.address}>
        {street}
        <br />
        {postalCode} {city}
      </address>
      <OpenNow hours={openHours} />
      <dl className={styles.facts}>
        {hours && (
          <Fact icon={LATER_ICONS.clock} label={t('region.hours')}>
            {hours}
          </Fact>
        )}
        {dial && (
          <Fact icon={LATER_ICONS.phone} label={t('region.phone')}>
            <ExternalLink href={dial}>{phone}</ExternalLink>
          </Fact>
        )}
        {mail && (
          <Fact icon={LATER_ICONS.mail} label={t('region.email')}>
            <ExternalLink href={mail}>{email}</ExternalLink>
          </Fact>
        )}
      </dl>
      {(shopId !== null || action) && (
        <div className={styles.actions} data-print="never">
          {action}
          {shopId !== null && (
            <Link
              to={`/shops/${shopId}`}
              className={styles.link}
              aria-label={t('region.toNamedShop', { name })}
            >
              {t('region.toShop')}
            </Link>
          )}
        </div>
      )}
    </article>
  );
});

function Fact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.icon}>
        <Icon name={icon} size="s" />
        <VisuallyHidden>{label}</VisuallyHidden>
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
