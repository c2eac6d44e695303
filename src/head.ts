import { reaction } from 'mobx';
import { pageLanguage } from '#domain/language/locale.ts';
import { localPath } from '#domain/link/localPath.ts';
import type { Site } from '#domain/site/site.ts';
import type { Services } from '#ui/session/services.ts';
import { siteText } from '#ui/session/text.ts';
import { paint } from './paint.ts';

/** Keeps the document's head, language and colours in sync with the site, for the life of the page. */
export function followSite({ site: store, language }: Services): () => void {
  return reaction(
    () =>
      store.startup.kind === 'ready'
        ? // The description depends on the wall's count too.
          { site: store.site, locale: language.locale, counted: store.counted }
        : null,
    (ready) => {
      if (!ready) return;
      const { site, locale } = ready;
      document.documentElement.lang = pageLanguage(locale, site.country);
      void paint(site, store.entry);
      setLink('icon', site.faviconPath);
      setLink('stylesheet', site.externalCssFile ?? '');
      const { t } = language.i18n;
      setMeta('application-name', site.name);
      setMeta('description', siteText(site.customMeta.description, { t, locale, store }));
    },
  );
}

/** Sets or removes a head link. Ignores other origins: their style sheets could redraw the page (product 16.3). */
function setLink(rel: 'icon' | 'stylesheet', address: Site['faviconPath']): void {
  const href = localPath(address);
  let link = document.head.querySelector<HTMLLinkElement>(`link[rel="${rel}"][data-site]`);
  if (link?.getAttribute('href') === href) return; // rewriting `href` would reload the style sheet
  if (href === null) return link?.remove();
  if (link === null) {
    link = document.createElement('link');
    link.rel = rel;
    link.dataset['site'] = '';
    document.head.append(link);
  }
  link.href = href;
}

function setMeta(name: 'application-name' | 'description', text: string): void {
  const meta = document.head.querySelector(`meta[name="${name}"]`) ?? document.createElement('meta');
  meta.setAttribute('name', name);
  meta.setAttribute('content', text);
  document.head.append(meta);
}
