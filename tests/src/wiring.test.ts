// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { LastReceipt } from '#application/redemption/lastReceipt.ts';
import { QuoteRedemption } from '#application/redemption/quoteRedemption.ts';
import { BrowseShops } from '#application/shop/browseShops.ts';
import { VoucherStore } from '#application/voucher/voucherStore.ts';
import { EndVoucher } from '#application/voucher/endVoucher.ts';
import { TabSession } from '#application/voucher/tabSession.ts';
import { TakeVoucher } from '#application/voucher/takeVoucher.ts';
import type { Area } from '#src/areas/area.ts';
import { AREAS } from '#src/areas/areas.ts';
import { shared } from '#src/areas/shared.ts';
import { voucherMark } from '#domain/voucher/voucher.ts';
import { LateCaptcha } from '#infrastructure/captcha/lateCaptcha.ts';
import { BrowserKept } from '#infrastructure/kept/browserKept.ts';
import { BrowserPendingOrderStore } from '#infrastructure/kept/browserPendingOrderStore.ts';
import { BrowserStorage } from '#infrastructure/kept/browserStorage.ts';
import { MockCaptcha } from '#infrastructure/mock/captcha/mockCaptcha.ts';
import { mockPayments } from '#infrastructure/mock/payment/mockPayments.ts';
import { realPayments } from '#src/wiring/realPayments.ts';
import { type ThirdParties, adaptersOf } from '#src/wiring/adapters.ts';
import { buildContainer } from '#src/wiring/container.ts';
import { coreOf } from '#src/wiring/core.ts';
import { type Environment, buildSettings } from '#src/wiring/environment.ts';
import { thirdParties } from '#src/wiring/thirdParties.ts';
import { mockThirdParties } from '#src/wiring/thirdParties.mock.ts';
import { TOKENS } from '#src/wiring/tokens.ts';
import { type Wire, recordOf, wireOf, wired } from '#src/wiring/wire.ts';
import { StoredValues } from '#ui/session/StoredValues.ts';
import { AREA_NAMES } from '#domain/route/areaNames.ts';
import { aBackend, answering, json } from '#tests/infrastructure/api/backend.ts';
import { anApp } from '#tests/data/anApp.ts';
import { aSite } from '#tests/data/site.ts';
import { aSession } from '#tests/data/voucher.ts';

const backend = aBackend();
const noTexts = async () => ({});
const noFiles = { de: noTexts, en: noTexts, fr: noTexts, it: noTexts, nl: noTexts };
const environment: Environment = {
  e2eSecret: null,
  usesTranslationDump: false,
  apiBaseUrl: 'http://api.test/api',
  onCall: () => {},
  locale: () => 'de',
  country: () => 'DE',
  siteFile: async () => aSite(),
  firstTexts: { ...noFiles, de: async () => ({ hello: 'Hallo' }) },
  sharedTexts: { ...noFiles, de: async () => ({ later: 'Später' }) },
};

/** Every area, and what they share. */
const areas: readonly (readonly [string, Area<object>])[] = [
  ['shared', shared],
  ...(await Promise.all(
    AREA_NAMES.map(async (name) => [name, (await AREAS[name]()) as Area<object>] as const),
  )),
];

/** What writes storage itself: views get what reads, and use cases. */
const WRITERS = [
  BrowserKept,
  LastReceipt,
  BrowserPendingOrderStore,
  BrowserStorage,
  TabSession,
  VoucherStore,
];

/** What the page begins with. */
const core = (parties: ThirdParties, about: Partial<Environment> = {}) =>
  coreOf(adaptersOf({ ...environment, ...about }, parties));

type Id = Parameters<ReturnType<typeof buildContainer>['get']>[0];
const { services: around } = await anApp();

/** The whole application, its later areas included; everything that areas bind, by name; and their records. */
function whole(parties: ThirdParties, about: Partial<Environment> = {}) {
  const container = buildContainer(core(parties, about));
  const bind = container.bind.bind(container);
  const bound = new Map<string, Id>();
  vi.spyOn(container, 'bind').mockImplementation((id: Id) => {
    const name = typeof id === 'function' ? id.name : String(id);
    // What an area makes for itself has no name.
    bound.set(bound.has(name) ? `${name} ${bound.size}` : name, id);
    return bind(id);
  });
  const records = new Map(areas.map(([area, wire]) => [area, wire(wireOf(container), around)] as const));
  const record = (area: string): object => recordOf(container, records.get(area) ?? {});
  return { container, bound, record };
}

const real = () => whole(thirdParties);
const mock = () => whole(mockThirdParties);
const { bound } = mock();

it('finds the bindings of all areas', () => {
  expect(bound.size).toBeGreaterThan(100);
});

it.each([...bound.keys()])('resolves %s as a singleton, with real and mock modules', (name) => {
  for (const { container, bound: ids } of [real(), mock()]) {
    const id = ids.get(name) ?? '';
    expect(container.get<unknown>(id)).toBeDefined();
    expect(container.get<unknown>(id)).toBe(container.get<unknown>(id));
  }
});

it.each(areas)('provides the views of %s with their dependencies', (area) => {
  const given = real().record(area);
  expect(Object.keys(given)).not.toEqual([]);
  expect(Object.values(given)).not.toContain(undefined);
  for (const each of Object.values(given))
    for (const writer of WRITERS) expect(each, writer.name).not.toBeInstanceOf(writer);
  if ('kept' in given) expect(given.kept).toBeInstanceOf(StoredValues);
  const { record } = mock();
  expect(record(area)).toEqual(record(area));
});

it('opens an area at the next try if its first one failed half way', async () => {
  const container = buildContainer(core(mockThirdParties));
  let tries = 0;
  const area = ({ bind, make }: Wire) => ({
    opened: make((part) => {
      tries += 1;
      if (tries === 1) throw new Error('not yet');
      return part;
    }, bind(Part)),
  });
  await expect(wired(container, area, null)).rejects.toThrow('not yet');
  const { opened } = await wired<{ opened: Part }, null>(container, area, null);
  expect(opened).toBeInstanceOf(Part);
});

class Part {
  readonly isWhole = false;
}

it.each(Object.keys(TOKENS) as (keyof typeof TOKENS)[])(
  'provides areas with the same %s as the start page',
  (name) => {
    const begun = core(mockThirdParties);
    expect(buildContainer(begun).get<unknown>(TOKENS[name])).toBe(begun[name]);
  },
);

it('provides areas with the use cases of the start page', () => {
  const begun = core(mockThirdParties);
  const container = buildContainer(begun);
  expect(container.get(EndVoucher)).toBe(begun.endVoucher);
  expect(container.get(TakeVoucher)).toBeInstanceOf(TakeVoucher);
});

it('differs between real and mock modules only in third parties', async () => {
  expect(thirdParties.captcha).toBeInstanceOf(LateCaptcha);
  expect(mockThirdParties.captcha).toBeInstanceOf(MockCaptcha);
  expect(await real().container.get(TOKENS.loadPayments)()).toBe(realPayments);
  expect(await mock().container.get(TOKENS.loadPayments)()).toBe(mockPayments);
});

it('shares nothing between two containers', () => {
  expect(mock().container.get(BrowseShops)).not.toBe(mock().container.get(BrowseShops));
  expect(mock().container.get(VoucherStore)).not.toBe(mock().container.get(VoucherStore));
});

it('makes calls with the current language, the site’s country, the voucher’s token and the mark of end-to-end runs', async () => {
  const seen: Request[] = [];
  const date = new Date(Date.now() + 3_600_000).toUTCString();
  backend.use(answering('post', '/v2/redeem/quote', () => json({}, { headers: { Date: date } }), seen));
  const { container } = whole(mockThirdParties, {
    locale: () => 'en',
    country: () => 'AT',
    e2eSecret: 'let-me-in',
  });
  container.get(VoucherStore).write(aSession());
  await container
    .get(QuoteRedemption)
    .execute([{ shopId: 'shop-1', valueInCent: 100, quantity: 1 }], 'EUR', false);
  expect(Object.fromEntries(seen[0]?.headers ?? [])).toMatchObject({
    'accept-language': 'en-AT',
    'x-jwt-token': aSession().token,
    'x-e2e-secret': 'let-me-in',
  });
  expect(container.get(TOKENS.clock).now() - Date.now()).toBeGreaterThan(3_500_000);
});

it('works without browser storage', () => {
  const { voucherStore, followSession, endVoucher } = core(mockThirdParties);
  voucherStore.write(aSession());
  expect(followSession.begin()).toBeDefined();
  endVoucher.execute('done', voucherMark(aSession()));
  expect(voucherStore.read()).toBeNull();
});

it('loads the texts from files, and a dump over those of the first screen if the environment requires it', async () => {
  const usual = core(mockThirdParties);
  expect(await usual.loadTexts.execute('de')).toEqual({ ok: true, value: { hello: 'Hallo' } });
  expect(await usual.loadSharedTexts.execute('de')).toEqual({ ok: true, value: { later: 'Später' } });
  const dumping = core(mockThirdParties, { usesTranslationDump: true });
  const dump = { hello: 'Servus', 'later.on': 'Danach', other: 'Anderes' };
  backend.use(answering('get', '/v2/translation/dump/FrontendNew', () => json(dump)));
  expect(await dumping.loadTexts.execute('de')).toMatchObject({ ok: true, value: { hello: 'Servus' } });
  expect(await dumping.loadSharedTexts.execute('de')).toEqual({ ok: true, value: { later: 'Später' } });
});

it('marks calls and loads the dump if the build requires it', () => {
  vi.stubEnv('PUBLIC_E2E_SECRET', 's3cret');
  vi.stubEnv('PUBLIC_TRANSLATION_DUMP', '1');
  expect(buildSettings()).toEqual({ e2eSecret: 's3cret', usesTranslationDump: true });
});

it('marks no calls and loads no dump otherwise, whatever the environment of other tests contains', () => {
  expect(buildSettings()).toMatchObject({ e2eSecret: null, usesTranslationDump: false });
});
