import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Feature } from '#domain/feature/feature.ts';
import { HeldLog } from '#infrastructure/log/heldLog.ts';
import { SITES } from '#sites/index.ts';
import { openLog } from '#src/openLog.ts';
import { aSite } from '#tests/data/site.ts';

const sent = vi.fn<(address: string, body: Blob) => boolean>(() => true);
const site = { id: 'de' };

/** What the page has sent, as text. */
const bodies = async () => Promise.all(sent.mock.calls.map(([, body]) => body.text()));

/** Lets the adapter's chunk load and take over. */
async function loaded(): Promise<void> {
  await import('#src/sendLogOf.ts');
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}
const hides = () => window.dispatchEvent(new Event('pagehide'));
const types = () => document.body.dispatchEvent(new Event('input', { bubbles: true }));

beforeEach(() => {
  sent.mockClear();
  vi.stubGlobal('navigator', { userAgent: 'Gecko/20100101 Firefox/140.0', sendBeacon: sent });
  window.history.replaceState(null, '', '/');
});
afterEach(() => vi.unstubAllGlobals());

type Store = Parameters<typeof openLog>[3];
const loading: Store = () => ({ startup: { kind: 'loading' } });
const ready: (features: readonly Feature[]) => Store = (features) => () => ({
  startup: { kind: 'ready', site: aSite({ features }) },
});

async function aLog(
  about: { readonly operatorLog?: boolean } = {},
  typed = '',
  store: Store = loading,
): Promise<HeldLog> {
  const log = new HeldLog();
  log.record({ kind: 'step', name: 'opened' });
  openLog(log, { ...site, ...about }, typed, store);
  await loaded();
  return log;
}

it('sends nothing before the first typed letter, and then all earlier events', async () => {
  await aLog();
  hides();
  document.body.click();
  await loaded();
  hides();
  expect(sent).not.toHaveBeenCalled();
  types();
  await loaded();
  hides();
  expect(sent).toHaveBeenCalledOnce();
  expect(sent.mock.calls[0]?.[0]).toBe('/api/v2/operation-log');
  expect(sent.mock.calls[0]?.[1].type).toBe('application/json');
  expect(await bodies()).toEqual([
    '{"site":"de","engine":"gecko","events":[{"kind":"step","name":"opened","step":"/","count":1}]}',
  ]);
});

it('counts letters that were typed before the app was loaded', async () => {
  await aLog({}, 'Ab3');
  hides();
  expect(sent).toHaveBeenCalledOnce();
});

it('starts with a press on a page without the code field', async () => {
  window.history.replaceState(null, '', '/merchantcode/rl-5uZk0tTq3b8mV2xYw7nR4cJ1hL6pD9sA');
  await aLog();
  document.body.click();
  await loaded();
  hides();
  expect((await bodies()).join('')).toContain('/merchantcode/:redeemLinkToken');
  expect((await bodies()).join('')).not.toContain('5uZk');
});

it('starts with a problem, after which there may be no form to type in', async () => {
  const log = await aLog();
  log.record({ kind: 'problem', name: 'link-expired' });
  await loaded();
  hides();
  expect((await bodies()).join('')).toContain('link-expired');
});

it('sends nothing for a site that disables it', async () => {
  const log = await aLog({ operatorLog: false }, 'Ab3');
  types();
  log.record({ kind: 'problem', name: 'offline' });
  await loaded();
  hides();
  expect(sent).not.toHaveBeenCalled();
});

it('sends a marked call instead of a beacon in an end-to-end build, because a beacon cannot carry the header', async () => {
  vi.stubEnv('PUBLIC_E2E_SECRET', 's3cret');
  const marked = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', marked);
  await aLog({}, 'Ab3');
  hides();
  expect(sent).not.toHaveBeenCalled();
  expect(marked).toHaveBeenCalledExactlyOnceWith(
    '/api/v2/operation-log',
    expect.objectContaining({ method: 'POST', keepalive: true, headers: { 'x-e2e-secret': 's3cret' } }),
  );
});

it('sends nothing once the configuration has told that the backend has no log', async () => {
  await aLog({}, 'Ab3', ready([]));
  hides();
  expect(sent).not.toHaveBeenCalled();
  await aLog({}, 'Ab3', ready(['operationLog']));
  hides();
  expect(sent).toHaveBeenCalled();
});

it('is disabled for the bank that counts nothing, whose pages do not even load the adapter', () => {
  const [bank, ...others] = SITES.filter(({ operatorLog }) => operatorLog === false);
  expect(others).toEqual([]);
  expect(bank?.id).toBe('bank-two');
  const log = new HeldLog();
  const load = vi.fn(() => import('#src/sendLogOf.ts'));
  openLog(log, bank ?? site, 'Ab3', loading, load);
  types();
  document.body.click();
  log.record({ kind: 'problem', name: 'offline' });
  expect(load).not.toHaveBeenCalled();
});

/** A log whose adapter cannot be loaded the first time. */
async function aLogWithoutItsChunk() {
  const log = new HeldLog();
  log.record({ kind: 'step', name: 'opened' });
  let tries = 0;
  openLog(log, site, '', loading, async () => {
    tries += 1;
    if (tries === 1) throw new Error('Loading chunk 7 failed');
    return import('#src/sendLogOf.ts');
  });
  log.record({ kind: 'problem', name: 'offline' });
  await expect.poll(() => tries).toBe(1);
  return { log, tries: () => tries };
}

it.each<[string, (log: HeldLog) => void]>([
  ['the next problem', (log) => log.record({ kind: 'problem', name: 'timed-out' })],
  ['the network returns', () => window.dispatchEvent(new Event('online'))],
  ['the user leaves a field', () => document.body.dispatchEvent(new Event('change', { bubbles: true }))],
  ['the user presses', () => document.body.click()],
])('keeps its events if its adapter cannot be loaded, and tries again once: %s', async (_when, happens) => {
  const { log, tries } = await aLogWithoutItsChunk();
  hides();
  expect(sent).not.toHaveBeenCalled();
  happens(log);
  await expect.poll(tries).toBe(2);
  await loaded();
  hides();
  const told = (await bodies()).join('');
  expect(told).toContain('"name":"opened","step":"/","count":1');
  expect(told).toContain('"name":"offline","step":"/","count":1');
  log.record({ kind: 'problem', name: 'link-expired' });
  window.dispatchEvent(new Event('online'));
  document.body.click();
  await loaded();
  expect(tries()).toBe(2);
  // The pages of all tests share the window: nothing is left to be sent in the next one.
  hides();
});

it('never throws, and does not retry with each letter while its adapter is missing', async () => {
  const rejected = vi.fn();
  process.on('unhandledRejection', rejected);
  const load = vi.fn(() => Promise.reject(new Error('Loading chunk 7 failed')));
  const log = new HeldLog();
  openLog(log, site, '', loading, load);
  document.body.click();
  window.dispatchEvent(new Event('online'));
  expect(load).not.toHaveBeenCalled();
  for (let letter = 0; letter < 19; letter += 1) {
    types();
    await loaded();
  }
  expect(load).toHaveBeenCalledOnce();
  for (let time = 0; time < 500; time += 1) log.record({ kind: 'step', name: 'opened' });
  const held = vi.fn();
  log.handOver(held);
  expect(held).toHaveBeenCalledTimes(100);
  expect(rejected).not.toHaveBeenCalled();
  process.off('unhandledRejection', rejected);
});
