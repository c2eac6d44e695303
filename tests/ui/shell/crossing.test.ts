import type { StartingPoint } from '#domain/orders/startingPoint.ts';
import { RouterContextProvider, redirectDocument } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeNetwork } from '#tests/data/fakeDevice.ts';
import { aSite } from '#tests/data/site.ts';
import { aSession } from '#tests/data/voucher.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';
import { CarryFlashes } from '#application/kept/carryFlashes.ts';
import { ArrivalStore } from '#ui/session/ArrivalStore.ts';
import { FlashStore } from '#ui/session/FlashStore.ts';
import { NetworkStore } from '#ui/session/NetworkStore.ts';
import { type Left, crossing } from '#ui/shell/crossing.ts';
import { anEarlyPage } from '#tests/data/earlyPage.ts';

afterEach(() => {
  vi.useRealTimers();
});

const asking = aSite({ cookieConsent: { siteId: 'id', key: 'key' } });

/** The services of a document opened by a campaign link, with a flash message. */
function knownHere({ network = fakeNetwork(), isHeld = false, isBroken = false } = {}) {
  const kept = fakeKept();
  const flash = new FlashStore();
  flash.show('success', 'Removed.');
  const services = {
    arrival: new ArrivalStore(
      { path: '/tpr/ident', source: null, campaign: 'spring', code: '' },
      anEarlyPage(),
    ),
    flash,
    network: new NetworkStore(network),
    session: { held: isHeld ? aSession() : null },
    shared: async () => {
      if (isBroken) throw new Error('no chunk');
      return {
        kept,
        carryFlashes: new CarryFlashes(kept),
        keepStartingPoint: (began: StartingPoint) => kept.write('startingPoint', began),
      };
    },
  } as unknown as Left;
  return { services, kept };
}

/** Takes a step in a document loaded at `from`; returns the address of the new document, if one is loaded. */
async function step(
  from: string,
  to: string,
  { services = knownHere().services, site = asking, route = to } = {},
) {
  const about = { from, site, services };
  const [cross] = crossing(new URL(route, 'https://app.test').pathname, about);
  if (cross === undefined) return 'drawn';
  const request = new Request(new URL(to, 'https://app.test'));
  const next = vi.fn();
  const answer = await Promise.resolve(
    cross?.(
      { request, url: new URL(request.url), pattern: to, params: {}, context: new RouterContextProvider() },
      next,
    ),
  ).catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response)) {
    expect(next).toHaveBeenCalledTimes(1);
    return 'drawn';
  }
  expect(next).not.toHaveBeenCalled();
  expect([answer.status, [...answer.headers]]).toEqual([302, [...redirectDocument(request.url).headers]]);
  return request.url;
}

it.each([
  ['/', '/prepaid/checkout'],
  ['/redeem/shop-1/check', '/redeem/shop-1/pay?a=b'],
  ['/payment/unzer-return?reference=1', '/prepaid/finalized'],
  ['/prepaid/checkout', '/fashion'],
  ['/', '/merchantcode/token'],
  ['/redeem/shop-1/check', '/thankyou'],
  ['/thankyou', '/'],
  ['/redeem/shop-1/value', '/prepaid'],
  ['/merchantcode/token', '/'],
  ['/tpr/ident', '/shops'],
  ['/no/such/page', '/help'],
  ['/index.html', '/'],
])('loads a new document from %s to %s', async (from, to) => {
  expect(await step(from, to)).toBe(`https://app.test${to}`);
});

it.each([
  ['/', '/shops'],
  ['/prepaid', '/prepaid/finalized'],
  ['/payment/unzer-return', '/prepaid/checkout'],
  ['/payment/nowhere', '/payment/nowhere'],
  ['/', '/redeem/shop-1/details'],
  ['/thankyou', '/voucher-pdf/ident'],
  ['/prepaid/finalized', '/merchantcode/token'],
])('stays in the document from %s to %s', async (from, to) => {
  expect(await step(from, to)).toBe('drawn');
});

it('stays in the document on a site without third parties, except for a payment', async () => {
  const site = aSite();
  expect(await step('/merchantcode/token', '/', { site })).toBe('drawn');
  expect(await step('/', '/merchantcode/token', { site })).toBe('drawn');
  expect(await step('/', '/basket/pay', { site })).toBe('https://app.test/basket/pay');
});

it('stays in the document if a route of another zone renders a path of this zone', async () => {
  expect(await step('/', '/birthday', { route: '/no/such/page' })).toBe('drawn');
});

it('waits for the network before it loads a new document', async () => {
  vi.useFakeTimers();
  const network = fakeNetwork();
  network.turn(false);
  const stepping = step('/', '/basket/pay', knownHere({ network }));
  const gone = vi.fn();
  void stepping.then(gone);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(network.answers.mock.calls.length).toBeGreaterThan(2);
  expect(gone).not.toHaveBeenCalled();
  network.turn(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await stepping).toBe('https://app.test/basket/pay');
});

it('takes flash messages along, and the starting point if a voucher is in use', async () => {
  const known = knownHere({ isHeld: true });
  await step('/tpr/ident', '/', known);
  expect(known.kept.read('flashes')).toEqual([{ kind: 'success', html: 'Removed.' }]);
  expect(known.kept.read('startingPoint')).toEqual({ source: '/tpr', campaignName: 'spring' });
});

it('notes the step for the next document even without flash messages', async () => {
  const known = knownHere();
  known.services.flash.dismiss(known.services.flash.messages[0]?.id ?? 0);
  await step('/tpr/ident', '/', known);
  expect(known.kept.read('flashes')).toEqual([]);
});

it('keeps the first starting point of a visit, and notes none without a voucher', async () => {
  const begun = knownHere({ isHeld: true });
  begun.kept.write('startingPoint', { source: 'mail', campaignName: '' });
  await step('/tpr/ident', '/', begun);
  expect(begun.kept.read('startingPoint')?.source).toBe('mail');
  const without = knownHere();
  await step('/tpr/ident', '/', without);
  expect(without.kept.read('startingPoint')).toBeNull();
});

it('loads the new document even if nothing can be stored', async () => {
  expect(await step('/', '/basket/pay', knownHere({ isBroken: true }))).toBe('https://app.test/basket/pay');
});
