import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HeldLog } from '#infrastructure/log/heldLog.ts';
import { openLog } from '#src/openLog.ts';

const sent = vi.fn<(address: string, body: Blob) => boolean>(() => true);
const site = { id: 'de' };

/** What the page has sent, as text. */
const bodies = async () => Promise.all(sent.mock.calls.map(([, body]) => body.text()));

/** Lets the adapter's chunk load. */
const loaded = () => vi.waitFor(() => import('#infrastructure/log/sendLog.ts'));
const hides = () => window.dispatchEvent(new Event('pagehide'));
const types = () => document.body.dispatchEvent(new Event('input', { bubbles: true }));

beforeEach(() => {
  sent.mockClear();
  vi.stubGlobal('navigator', { userAgent: 'Gecko/20100101 Firefox/140.0', sendBeacon: sent });
  window.history.replaceState(null, '', '/');
});
afterEach(() => vi.unstubAllGlobals());

async function aLog(about: { readonly operatorLog?: boolean } = {}, typed = ''): Promise<HeldLog> {
  const log = new HeldLog();
  log.note({ kind: 'step', name: 'opened' });
  openLog(log, { ...site, ...about }, typed);
  await loaded();
  return log;
}

it('sends nothing before the first letter, and then what happened before it', async () => {
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

it('begins with a press on a page without the code field', async () => {
  window.history.replaceState(null, '', '/merchantcode/rl-5uZk0tTq3b8mV2xYw7nR4cJ1hL6pD9sA');
  await aLog();
  document.body.click();
  await loaded();
  hides();
  expect((await bodies()).join('')).toContain('/merchantcode/:redeemLinkToken');
  expect((await bodies()).join('')).not.toContain('5uZk');
});

it('begins with a problem, after which there may be nothing to type', async () => {
  const log = await aLog();
  log.note({ kind: 'problem', name: 'link-expired' });
  await loaded();
  hides();
  expect((await bodies()).join('')).toContain('link-expired');
});

it('sends nothing for a site that switches it off', async () => {
  const log = await aLog({ operatorLog: false }, 'Ab3');
  types();
  log.note({ kind: 'problem', name: 'offline' });
  await loaded();
  hides();
  expect(sent).not.toHaveBeenCalled();
});
