// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FriendlyCaptcha } from '#infrastructure/captcha/friendlyCaptcha.ts';
import { aFakeAgent } from './aFakeAgent.ts';
import { PATIENCE_MS, heard, wish } from './aFriendlyCaptcha.ts';

const EU = 'https://eu.frcapi.com';
const GLOBAL = 'https://global.frcapi.com';

beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
  vi.stubGlobal('fetch', async () => new Response());
  // The SDK says that it is not the first of its document, and that it tries again.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  document.body.replaceChildren();
});

/** The real SDK with its frames drawn, on a page of a site at this endpoint. */
async function rendered(endpoint: 'eu' | 'global' = 'eu') {
  const place = document.createElement('div');
  document.body.append(place);
  const captcha = new FriendlyCaptcha().render(place, wish({ endpoint }));
  await vi.advanceTimersByTimeAsync(0);
  return { place, captcha, agent: aFakeAgent(endpoint === 'eu' ? EU : GLOBAL) };
}

it.each([
  ['eu', EU],
  ['global', GLOBAL],
] as const)('loads both frames of the vendor from the endpoint %s only', async (endpoint, host) => {
  await rendered(endpoint);
  const hosts = [...document.querySelectorAll('iframe')].map(({ src }) => new URL(src).origin);
  expect(hosts).toEqual([host, host]);
});

it('passes on the token once the widget is completed', async () => {
  const { agent } = await rendered();
  await agent.comes();
  for (const state of ['activating', 'activated', 'requesting', 'solving', 'verifying'] as const)
    agent.says({ state, mode: 'noninteractive' });
  agent.says({ state: 'completed', response: 'token-1', mode: 'noninteractive' });
  expect(heard).toEqual(['token token-1']);
});

it('tells that the token has expired', async () => {
  const { agent } = await rendered();
  await agent.comes();
  agent.says({ state: 'completed', response: 'token-1' });
  agent.says({ state: 'expired', response: '.EXPIRED' });
  expect(heard).toEqual(['token token-1', 'expired']);
});

it('tells at once that the user must press, until they have', async () => {
  const { agent } = await rendered();
  await agent.comes();
  agent.says({ state: 'activating' });
  agent.says({ state: 'activated', mode: 'interactive' });
  expect(heard).toEqual(['wants a press']);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(heard).toEqual(['wants a press']);
  agent.says({ state: 'requesting', mode: 'interactive' });
  agent.says({ state: 'completed', response: 'token-1', mode: 'interactive' });
  expect(heard).toEqual(['wants a press', 'goes on', 'token token-1']);
});

it('reports an error of the widget, and removes the vendor’s frames', async () => {
  const { agent, place } = await rendered();
  await agent.comes();
  agent.says({ state: 'activating' });
  agent.says({ state: 'error', response: '.ERROR', error: { code: 'sitekey_invalid', detail: 'unknown' } });
  expect(heard).toEqual(['error']);
  await vi.advanceTimersByTimeAsync(0);
  expect(place.childElementCount).toBe(0);
  expect(document.querySelector('iframe')).toBeNull();
});

it('reports an error if the vendor’s frames stay silent, although the SDK would try again', async () => {
  const { place } = await rendered();
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toEqual(['error']);
  expect(place.childElementCount).toBe(0);
  expect(document.querySelector('iframe')).toBeNull();
});

it('believes no message of another host', async () => {
  const { agent } = await rendered();
  await agent.comes();
  aFakeAgent('https://evil.example').says({ state: 'completed', response: 'forged' });
  expect(heard).toEqual([]);
});
