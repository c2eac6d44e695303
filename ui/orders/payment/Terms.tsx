import { observer } from 'mobx-react-lite';
import { safeHref } from '#domain/link/safeHref.ts';
import { ExternalLink } from '../../kit/ExternalLink.tsx';
import { useServices } from '../../session/services.ts';
import { useText } from '../../session/text.ts';
import styles from './PaymentForm.module.scss';

/** Opens each document in a new tab, so that typed text stays. */
export const Terms = observer(function Terms() {
  const { site: store } = useServices();
  const { t, siteText } = useText();
  const links = store.site.footerLinks.flatMap(({ title, href }) => {
    const safe = safeHref(href);
    return safe ? [{ href: safe, label: siteText(title) }] : [];
  });
  if (links.length === 0) return null;
  return (
    <p className={styles.terms}>
      {t('payment.terms')}{' '}
      {links.map(({ href, label }) => (
        <ExternalLink key={href} href={href} newTab notice={t('common.newTab')}>
          {label}
        </ExternalLink>
      ))}
    </p>
  );
});
