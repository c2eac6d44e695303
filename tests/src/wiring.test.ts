import { expect, it } from 'vitest';
import { voucherMark } from '#domain/voucher/voucher.ts';
import { LateCaptcha } from '#infrastructure/captcha/lateCaptcha.ts';
import { MockCaptcha } from '#infrastructure/mock/captcha/mockCaptcha.ts';
import { buildContainer } from '#src/wiring/container.ts';
import { type Environment, buildSettings } from '#src/wiring/environment.ts';
import { loadAftercare } from '#src/wiring/aftercare.ts';
import { loadJourney } from '#src/wiring/journey.ts';
import { thirdParties } from '#src/wiring/thirdParties.ts';
import { mockThirdParties } from '#src/wiring/thirdParties.mock.ts';
import { TOKENS } from '#src/wiring/tokens.ts';
import { aBackend, answering, json } from '#tests/infrastructure/api/backend.ts';
import { aSite, aSiteEntry } from '#tests/data/site.ts';
import { aSession } from '#tests/data/voucher.ts';

const backend = aBackend();
const noTexts = async () => ({});
const noFiles = { de: noTexts, en: noTexts, fr: noTexts, it: noTexts, nl: noTexts };
const environment: Environment = {
  e2eSecret: null,
  usesTranslationDump: false,
  isDevelopment: false,
  apiBaseUrl: 'http://api.test/api',
  onCall: () => {},
  locale: () => 'de',
  country: () => 'DE',
  sites: [{ id: aSiteEntry().id, load: async () => aSite() }],
  firstTexts: { ...noFiles, de: async () => ({ hello: 'Hallo' }) },
  journeyTexts: { ...noFiles, de: async () => ({ later: 'Später' }) },
};

/** The whole application, its later areas included. */
function whole(parties: typeof thirdParties, about: Partial<Environment> = {}) {
  const container = buildContainer(parties, { ...environment, ...about });
  loadJourney(container);
  loadAftercare(container);
  return container;
}

const real = () => whole(thirdParties);
const mock = () => whole(mockThirdParties);
const names = Object.keys(TOKENS) as (keyof typeof TOKENS)[];

it.each(names)('can give %s, in both module sets', (name) => {
  expect(real().get<unknown>(TOKENS[name])).toBeDefined();
  expect(mock().get<unknown>(TOKENS[name])).toBeDefined();
});

it.each(names)('gives the same %s to everybody', (name) => {
  const container = mock();
  expect(container.get<unknown>(TOKENS[name])).toBe(container.get<unknown>(TOKENS[name]));
});

it('sets only the third parties apart', () => {
  expect(real().get(TOKENS.captcha)).toBeInstanceOf(LateCaptcha);
  expect(mock().get(TOKENS.captcha)).toBeInstanceOf(MockCaptcha);
});

it('hands the aftercare what the container gives everybody, however often it is asked', () => {
  const container = whole(mockThirdParties);
  const aftercare = loadAftercare(container);
  expect(aftercare.resendRedeemLink).toBe(container.get(TOKENS.resendRedeemLink));
  expect(Object.values(aftercare)).not.toContain(undefined);
});

it('hands the journey what the container gives everybody', () => {
  const container = buildContainer(mockThirdParties, environment);
  const journey = loadJourney(container);
  expect(journey.redemptionRun).toBe(container.get(TOKENS.redemptionRun));
  expect(Object.values(journey)).not.toContain(undefined);
});

it('shares nothing between two containers', () => {
  expect(mock().get(TOKENS.browseShops)).not.toBe(mock().get(TOKENS.browseShops));
});

it('calls with the language in use, the site’s country, the voucher in use and the mark of end-to-end runs', async () => {
  const seen: Request[] = [];
  const date = new Date(Date.now() + 3_600_000).toUTCString();
  backend.use(answering('post', '/v2/redeem/quote', () => json({}, { headers: { Date: date } }), seen));
  const container = whole(mockThirdParties, {
    locale: () => 'en',
    country: () => 'AT',
    e2eSecret: 'let-me-in',
  });
  container.get(TOKENS.voucherStore).write(aSession());
  await container
    .get(TOKENS.quoteRedemption)
    .execute([{ shopId: 'shop-1', valueInCent: 100, quantity: 1 }], 'EUR');
  expect(Object.fromEntries(seen[0]?.headers ?? [])).toMatchObject({
    'accept-language': 'en-AT',
    'x-jwt-token': aSession().token,
    'x-e2e-secret': 'let-me-in',
  });
  expect(container.get(TOKENS.clock).now() - Date.now()).toBeGreaterThan(3_500_000);
});

it('works where there is no browser storage', () => {
  const container = mock();
  container.get(TOKENS.voucherStore).write(aSession());
  expect(container.get(TOKENS.restoreVoucher).execute()).toBeDefined();
  container.get(TOKENS.endVoucher).execute('done', voucherMark(aSession()));
  expect(container.get(TOKENS.voucherStore).read()).toBeNull();
});

it('takes the texts from our files unless the environment says otherwise', async () => {
  expect(await mock().get(TOKENS.loadTexts).execute('de')).toEqual({ ok: true, value: { hello: 'Hallo' } });
  expect(await mock().get(TOKENS.loadJourneyTexts).execute('de')).toEqual({
    ok: true,
    value: { later: 'Später' },
  });
  const dumping = whole(mockThirdParties, { usesTranslationDump: true });
  expect(dumping.get(TOKENS.textSource)).not.toBeInstanceOf(mock().get(TOKENS.textSource).constructor);
  expect(await dumping.get(TOKENS.loadJourneyTexts).execute('de')).toEqual({ ok: true, value: {} });
});

it('marks no calls and asks for no dump unless the build says so', () => {
  expect(buildSettings()).toMatchObject({ e2eSecret: null, usesTranslationDump: false });
});
