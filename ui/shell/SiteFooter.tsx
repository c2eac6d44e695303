import { observer } from 'mobx-react-lite';
import { ownPage } from '#domain/link/ownPage.ts';
import { safeHref } from '#domain/link/safeHref.ts';
import { leadsOn } from '#domain/route/siteRoutes.ts';
import { copyrightLine } from '#domain/site/copyrightLine.ts';
import { NavLink } from '../frame/NavLink.tsx';
import { LazyPart } from '../parts/lazy/LazyPart.tsx';
import { useServices } from '../session/services.ts';
import { useText } from '../session/text.ts';
import styles from './SiteFooter.module.scss';

/** Also loads the consent tool and everything it permits. */
const loadPrivacy = async () => (await import('./PrivacySettings.tsx')).PrivacySettings;

export const SiteFooter = observer(function SiteFooter() {
  const { site: store } = useServices();
  const { t, siteText } = useText();
  const { copyright, footerLinks, support, website } = store.site;
  const links = [
    { title: { key: 'frame.help' }, href: '/help' },
    ...footerLinks,
    { title: { words: support.email }, href: `mailto:${support.email}` },
    { title: { words: hostOf(website) }, href: website },
  ];
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <nav aria-label={t('frame.footer')}>
          <ul className={styles.links}>
            {links.map(({ title, href: address }) => {
              const isOwn = ownPage(address);
              const href = isOwn ? address : safeHref(address);
              if (href === null || !leadsOn(store.site, href)) return null;
              const item = { href, label: siteText(title), external: !isOwn };
              return (
                <li key={href + item.label}>
                  <NavLink item={item} className={styles.link} />
                </li>
              );
            })}
            <LazyPart load={loadPrivacy} props={{}} />
          </ul>
        </nav>
        <p className={styles.copyright}>
          {copyrightLine(siteText(copyright), new Date(store.now).getFullYear())}
        </p>
      </div>
    </footer>
  );
});

/** The host without `www.`, as users say it. */
const hostOf = (website: string) => website.replace(/^https:\/\/(www\.)?|\/.*$/g, '');
