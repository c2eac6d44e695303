import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { safeHref } from '#domain/link/safeHref.ts';
import { ExternalLink } from '../../../kit/ExternalLink.tsx';
import { Icon, type IconName } from '../../../kit/Icon.tsx';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';
import { useServices } from '../../../session/services.ts';
import { useWords } from '../../../session/words.ts';
import { ChatCard } from '../chat/ChatCard.tsx';
import styles from './ContactCard.module.scss';

/** How the customer service is reached without the form: by phone, by mail, on the site's own help pages, and in the chat. */
export const ContactCard = observer(function ContactCard() {
  const { site: store } = useServices();
  const { t } = useWords();
  const id = useId();
  const { brand, support } = store.site;
  const phone = support.phone === null ? null : safeHref(`tel:${support.phone}`);
  const mail = safeHref(`mailto:${support.email}`);
  const pages = safeHref(support.url);
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('help.contact.title')}
      </h2>
      <ul className={styles.ways}>
        {phone && <Way icon={LATER_ICONS.phone} href={phone} label={support.phone ?? ''} />}
        {mail && <Way icon={LATER_ICONS.mail} href={mail} label={support.email} />}
        {pages && <Way icon="globe" href={pages} label={t('help.contact.pages', { brand })} leaves />}
      </ul>
      <ChatCard />
    </section>
  );
});

interface WayProps {
  icon: IconName;
  /** Checked by the caller. */
  href: string;
  label: string;
  /** True for a page elsewhere; it opens beside this one, so that what was typed stays. */
  leaves?: boolean;
}

const Way = observer(function Way({ icon, href, label, leaves = false }: WayProps) {
  const { t } = useWords();
  return (
    <li className={styles.way}>
      <Icon name={icon} />
      <ExternalLink href={href} {...(leaves && { newTab: true, notice: t('common.newTab') })}>
        {label}
      </ExternalLink>
    </li>
  );
});
