import { enableStaticRendering } from 'mobx-react-lite';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Locale, pageLanguage } from '#domain/language/locale.ts';
import { KEPT } from '#domain/kept/table.ts';
import { ROUTES } from '#domain/route/routes.ts';
import { firstSegment } from '#domain/route/siteRoutes.ts';
import earlyTexts from '#locales/early.json';
import { SITES } from '#sites/index.ts';
import { Frame } from '#ui/frame/Frame.tsx';
import { layoutProfileOf } from '#ui/frame/layoutProfile.ts';
import { LoadingLine } from '#ui/frame/LoadingLine.tsx';
import { ExternalLink } from '#ui/kit/ExternalLink.tsx';
import type { Services } from '#ui/session/services.ts';
import { siteText } from '#ui/session/text.ts';
import { compose } from '../compose.ts';
import { mockThirdParties } from '../wiring/thirdParties.mock.ts';
import { drawEntry, landingsOf, MAIN } from './draw.tsx';
import { EarlyNews } from './EarlyNews.tsx';
import { EarlyWords } from './EarlyWords.tsx';
import { earlyPage } from './handover.ts';
import type { EarlyPlan, PageKind } from './plan.ts';

/** The entry of a site in one of its languages, as it is before anybody has asked the operator. */
export interface RenderedEntry {
  readonly locale: Locale;
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  /** What stands in the pages, as the app draws it; and what the early page's script exchanges. */
  readonly markup: Readonly<Record<PageKind, string>>;
}

/** What of a tab's data the code field has to wait for: a voucher, what the last order left, an order. */
const HELD: ReadonlySet<string> = new Set(['session', 'remainder', 'order']);

/** What the plans of all pages have in common. */
export const COMMON_PLAN: Pick<EarlyPlan, 'languageKey' | 'heldKeys' | 'bare'> = {
  languageKey: KEPT.language.text,
  heldKeys: Object.values(KEPT)
    .filter(({ where, leavesWith }) => where === 'tab' && HELD.has(leavesWith))
    .map(({ text }) => text),
  bare: ROUTES.filter(({ navbar }) => navbar === false).map(({ path }) => firstSegment(path)),
};

enableStaticRendering(true);

/**
 * Renders the entry of a site from the app's own parts, for the build. It needs a document, whose address names the
 * language, and a `fetch` that answers as an operator who has set nothing.
 */
export async function renderEntry(id: string, locale: Locale): Promise<RenderedEntry> {
  const entry = SITES.find((site) => site.id === id);
  if (entry === undefined) throw new Error(`There is no site ${id}`);
  const services = compose({
    entry,
    thirdParties: mockThirdParties,
    arrival: { path: '/', source: null, campaign: null, code: '' },
    early: earlyPage(),
  });
  await services.site.load();
  if (services.site.startup.kind !== 'ready' || services.language.locale !== locale)
    throw new Error(`The entry of ${id} in ${locale} cannot be rendered`);
  const { site } = services.site;
  const { t } = services.language.i18n;
  const telling = { t, locale, store: services.site };
  return {
    locale,
    lang: pageLanguage(locale, site.country),
    title: siteText(site.customMeta.title, telling),
    description: siteText(site.customMeta.description, telling),
    markup: await markupOf(services),
  };
}

async function markupOf(services: Services): Promise<RenderedEntry['markup']> {
  const { language, site, bundledTexts } = services;
  const drawn = await drawEntry(services);
  const { t } = language.i18n;
  const texts = earlyTexts[language.language];
  const { loading, reload } = bundledTexts[language.language];
  const support = <Support email={site.site.support.email}>{texts.support}</Support>;
  const news = { words: texts, trying: loading, reload, word: t('kind.info'), support };
  const words = renderToStaticMarkup(
    <EarlyWords
      words={texts}
      reading={t('redeem.code.reading', { code: '{{code}}' })}
      submit={t('redeem.code.submit')}
      word={t('kind.info')}
      support={support}
      news={<EarlyNews {...news} />}
    />,
  );
  const waiting = renderToStaticMarkup(
    <Frame profile={layoutProfileOf(site.site)} skipLabel="" header={null} footer={null} network={null}>
      <EarlyNews {...news} heading={texts.title}>
        <LoadingLine text={loading} />
      </EarlyNews>
    </Frame>,
  );
  const [main = ''] = MAIN.exec(waiting) ?? [];
  // Nothing typed is lost there, and a press may have been carried out.
  const incomplete = renderToStaticMarkup(
    <EarlyNews {...news} words={{ ...texts, missing: texts.incomplete, loss: texts.stale }} />,
  );
  const template = `<template data-part="waiting">${main}</template>`;
  const entry = drawn.replace('</form>', `${words}</form>`) + template;
  const screens = await landingsOf(services);
  const landing = (screen: string) =>
    drawn.replace(MAIN, () => screen.replace('</main>', `${incomplete}</main>`)) + template;
  return {
    entry,
    code: landing(screens.code),
    wall: screens.wall === null ? entry : landing(screens.wall),
  };
}

function Support({ email, children }: { email: string; children: string }) {
  return (
    <p>
      {children} <ExternalLink href={`mailto:${email}`}>{email}</ExternalLink>
    </p>
  );
}
