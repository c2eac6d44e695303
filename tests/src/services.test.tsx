import { afterEach, expect, it, vi } from 'vitest';
import { LoadSite } from '#application/site/loadSite.ts';
import { done } from '#domain/core/result.ts';
import type { Site } from '#domain/site/site.ts';
import restaurants from '#locales/restaurants/de.json';
import { SITES } from '#sites/index.ts';
import { servicesOf } from '#src/services.ts';
import { adaptersOf } from '#src/wiring/adapters.ts';
import { buildContainer } from '#src/wiring/container.ts';
import { coreOf } from '#src/wiring/core.ts';
import { buildSettings } from '#src/wiring/environment.ts';
import { mockThirdParties } from '#src/wiring/thirdParties.mock.ts';
import { aSite } from '#tests/data/site.ts';
import { aSession, aToken, aVoucher } from '#tests/data/voucher.ts';
import { CODES } from '#ui/screens/codes/services.ts';
import { SHOPS } from '#ui/screens/shops/services.ts';
import { LanguageStore } from '#ui/session/LanguageStore.ts';
import { SiteStore } from '#ui/session/SiteStore.ts';
import { anEarlyPage } from '#tests/data/earlyPage.ts';

afterEach(() => window.sessionStorage.clear());

/** The services over a real container and a loaded site; the texts that areas share come from `later`. */
async function built(later = async () => ({ wall: { title: 'Shops' } }), about: Partial<Site> = {}) {
  const none = async () => ({});
  const files = { de: none, en: none, fr: none, it: none, nl: none };
  const environment = {
    ...buildSettings(),
    apiBaseUrl: 'http://api.test/api',
    onCall: () => {},
    locale: () => 'de' as const,
    country: () => 'DE',
    siteFile: async () => aSite(),
    firstTexts: files,
    sharedTexts: { ...files, de: later },
  };
  const core = coreOf(adaptersOf(environment, mockThirdParties));
  const loadContainer = vi.fn(async () => container);
  const container = buildContainer(core);
  const language = new LanguageStore(
    ['de'],
    core.loadTexts,
    core.kept,
    () => {},
    () => {},
  );
  const loadSite = new LoadSite(
    { load: async () => done(aSite({ languages: ['de'], ...about })) },
    { load: async () => done({}) },
    core.log,
  );
  const site = new SiteStore(aSite(), loadSite, language, () => core.clock.now());
  await site.load();
  const arrival = { path: '/shops', source: null, campaign: null, code: 'Ab3dE6gH9' };
  return {
    services: servicesOf(core, loadContainer, { arrival, early: anEarlyPage(), language, site }),
    core,
    loadContainer,
  };
}

it('provides the core services and the arrival without a container', async () => {
  const { services, core, loadContainer } = await built();
  expect(services.enterVoucherCode).toBe(core.enterVoucherCode);
  expect(services.captcha).toBe(core.captcha);
  expect(loadContainer).not.toHaveBeenCalled();
  expect(services.arrival.path).toBe('/shops');
  expect(await services.allSites()).toBe(SITES);
  expect(Object.values(services)).not.toContain(undefined);
});

it('restores the voucher of this tab', async () => {
  const { services, core } = await built();
  const expires = Math.floor(Date.now() / 1000) * 1000 + 3_600_000;
  const session = { ...aSession({ expires }), token: aToken(aVoucher(), expires) };
  core.voucherStore.write(session);
  const stop = await services.session.start();
  expect(services.session.voucher).toEqual(session.voucher);
  stop();
});

it('loads shared services once, with their texts, and returns the same to all callers', async () => {
  const later = vi.fn(async () => ({ wall: { title: 'Shops' } }));
  const { services } = await built(later);
  expect(later).not.toHaveBeenCalled();
  const first = services.shared();
  expect(services.shared()).toBe(first); // views wait for a promise; a new one would make them wait for ever
  expect((await first).browseShops).toBeDefined();
  expect(services.language.i18n.t('wall.title')).toBe('Shops');
  expect(services.shared()).toBe(first);
  expect(later).toHaveBeenCalledOnce();
});

it('loads an area once, after the shared services, with its texts', async () => {
  const { services } = await built();
  const { i18n } = services.language;
  expect(i18n.exists('resend.title')).toBe(false);
  const first = services.area(CODES);
  expect(services.area(CODES)).toBe(first);
  expect((await first).resendRedeemLink).toBeDefined();
  expect(i18n.exists('resend.title')).toBe(true);
  expect(i18n.exists('wall.title'), 'what areas share').toBe(true);
  expect(services.area(SHOPS)).not.toBe(first);
});

it('uses the site’s word for partners that are no shops, in every area', async () => {
  const later = async () => ({ wall: { title: 'Shop wählen', searchHint: 'Name' } });
  const { services } = await built(later, { partnerKind: 'restaurants' });
  await Promise.all([services.area(SHOPS), services.area(CODES)]);
  const { i18n } = services.language;
  expect(i18n.t('wall.title')).toBe(restaurants.wall.title);
  expect(i18n.t('wall.searchHint')).toBe('Name');
  expect(i18n.t('codePage.redirect')).toBe(restaurants.codePage.redirect);
  expect(i18n.t('resend.title')).not.toBe('resend.title');
});

it('tries again for the next caller after a failed load', async () => {
  let texts = async (): Promise<{ wall: { title: string } }> => {
    throw new Error('no chunk');
  };
  const { services } = await built(() => texts());
  vi.spyOn(console, 'warn').mockReturnValue(undefined); // the log says that texts are missing
  await expect(services.shared()).rejects.toThrow('offline');
  texts = async () => ({ wall: { title: 'Shops' } });
  expect((await services.shared()).browseShops).toBeDefined();
});

it('loads the maintenance texts of every language', async () => {
  const { services } = await built();
  expect(Object.keys(await services.pauseTexts()).sort()).toEqual(['de', 'en', 'fr', 'it', 'nl']);
});
