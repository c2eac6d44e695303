import { observer } from 'mobx-react-lite';
import { safeHref } from '#domain/link/safeHref.ts';
import { Section } from '../../../frame/Section.tsx';
import { ExternalLink } from '../../../kit/ExternalLink.tsx';
import { useServices } from '../../../session/services.ts';
import { useWords } from '../../../session/words.ts';
import styles from './ActivationView.module.scss';

/** Where a company that bought vouchers is looked after, if the site has business pages. */
export const BusinessCard = observer(function BusinessCard() {
  const { site: store } = useServices();
  const { t } = useWords();
  const { b2bLinks } = store.site;
  const website = safeHref(b2bLinks?.b2bWebsite ?? '');
  const contact = safeHref(b2bLinks?.b2bContactForm ?? '');
  if (website === null && contact === null) return null;
  const leaves = { newTab: true, notice: t('common.newTab') };
  return (
    <Section title={t('activation.business.title')}>
      <p className={styles.text}>{t('activation.business.text')}</p>
      <div className={styles.links}>
        {website && (
          <ExternalLink href={website} {...leaves}>
            {t('activation.business.site')}
          </ExternalLink>
        )}
        {contact && (
          <ExternalLink href={contact} {...leaves}>
            {t('activation.business.contact')}
          </ExternalLink>
        )}
      </div>
    </Section>
  );
});
