import { observer } from 'mobx-react-lite';
import { ownPage } from '#domain/link/ownPage.ts';
import { safeHref } from '#domain/link/safeHref.ts';
import { Footer } from '../frame/Footer.tsx';
import { Later } from '../parts/later/Later.tsx';
import { useServices } from '../session/services.ts';
import { useWords } from '../session/words.ts';

/** The consent tool and all that it allows comes with it. */
const loadPrivacy = async () => {
  const { PrivacySettings } = await import('./PrivacySettings.tsx');
  return () => <PrivacySettings />;
};

/** The way to help, the site's links, its address for mail, its website last, and the copyright line with the year. */
export const SiteFooter = observer(function SiteFooter() {
  const { site: store } = useServices();
  const { t, siteText } = useWords();
  const { copyright, footerLinks, support, website } = store.site;
  const links = [
    { title: { key: 'frame.help' }, href: '/help' },
    ...footerLinks,
    { title: { words: support.email }, href: `mailto:${support.email}` },
    { title: { words: hostOf(website) }, href: website },
  ];
  return (
    <Footer
      label={t('frame.footer')}
      copyright={siteText(copyright)}
      links={links.flatMap(({ title, href }) => {
        const label = siteText(title);
        if (ownPage(href)) return [{ href, label }];
        const safe = safeHref(href);
        return safe ? [{ href: safe, label, external: true }] : [];
      })}
      more={<Later load={loadPrivacy} props={{}} />}
    />
  );
});

/** The website as people say it, which is the same in every language. */
const hostOf = (website: string) => website.replace(/^https:\/\/(www\.)?|\/.*$/g, '');
