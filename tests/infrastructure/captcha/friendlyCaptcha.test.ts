// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { FriendlyCaptcha } from '#infrastructure/captcha/friendlyCaptcha.ts';
import {
  PATIENCE_MS,
  clear,
  heard,
  place,
  renderBy,
  sdk,
  widgets,
  wish,
  withFriendlyCaptcha,
} from './aFriendlyCaptcha.ts';

withFriendlyCaptcha();

it('renders the widget of the site, in the language of the page', async () => {
  const { element, widget } = await place();
  expect(widget?.options).toMatchObject({ sitekey: 'FCMEXAMPLEDE', language: 'fr', formFieldName: null });
  expect(element.querySelectorAll('iframe')).toHaveLength(1);
});

it('passes on token and expiry', async () => {
  const { widget } = await place();
  widget?.says('complete', { response: 'solved-1' });
  widget?.says('expire');
  expect(heard).toEqual(['token solved-1', 'expired']);
});

it('tells at once that the user must press, and that they have', async () => {
  const { widget } = await place();
  widget?.says('statechange', { state: 'activating' });
  widget?.says('statechange', { state: 'activated', mode: 'interactive' });
  widget?.says('statechange', { state: 'activated', mode: 'interactive' });
  expect(heard).toEqual(['wants a press']);
  widget?.says('statechange', { state: 'requesting', mode: 'interactive' });
  widget?.says('statechange', { state: 'solving', mode: 'interactive' });
  widget?.says('complete', { response: 'solved-1' });
  expect(heard).toEqual(['wants a press', 'goes on', 'token solved-1']);
});

it('does not ask the user to press its button while it works in the background', async () => {
  const { widget } = await place();
  for (const state of ['activating', 'activated', 'requesting', 'solving'])
    widget?.says('statechange', { state, mode: 'noninteractive' });
  expect(heard).toEqual([]);
});

it.each([
  [undefined, 'https://eu.frcapi.com'],
  ['eu', 'https://eu.frcapi.com'],
  ['global', 'https://global.frcapi.com'],
] as const)('asks the endpoint %s of the site at %s', async (endpoint, host) => {
  const load = vi.fn(async () => sdk);
  await place({ ...(endpoint && { endpoint }) }, load);
  expect(load).toHaveBeenCalledExactlyOnceWith(host);
});

it('is removed although trusted types forbid how the SDK empties its element', async () => {
  const { element, captcha, widget } = await place();
  vi.spyOn(Element.prototype, 'innerHTML', 'set').mockImplementation(() => {
    throw new TypeError("This document requires 'TrustedHTML' assignment.");
  });
  captcha.destroy();
  expect(widget?.destroy).toHaveBeenCalledOnce();
  expect(widget?.options.element.childElementCount).toBe(0);
  expect(element.childElementCount).toBe(0);
});

it('is removed although the SDK’s destroy method fails', async () => {
  const { element, captcha, widget } = await place();
  widget?.destroy.mockImplementation(() => {
    throw new Error('no agent');
  });
  captcha.destroy();
  expect(element.childElementCount).toBe(0);
});

it('reports an error if the widget never responds', async () => {
  const { element, widget } = await place();
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toEqual(['error']);
  expect(widget?.destroy).toHaveBeenCalledOnce();
  expect(element.childElementCount).toBe(0);
});

it('waits for the user without a time limit once the widget is ready', async () => {
  const { widget } = await place();
  widget?.says('statechange', { state: 'unactivated' });
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(heard).toEqual([]);
});

it('lets the SDK retry while it connects, up to the time limit', async () => {
  const { widget } = await place();
  widget?.says('statechange', { state: 'error' });
  widget?.says('error', { error: { code: 'network_error' } });
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(heard).toEqual(['error']);
});

it.each(['sitekey_invalid', 'sitekey_missing', 'other'])(
  'reports an error immediately after %s',
  async (code) => {
    const { widget } = await place();
    widget?.says('error', { error: { code } });
    expect(heard).toEqual(['error']);
  },
);

it('reports an error when the network fails later', async () => {
  const { widget } = await place();
  widget?.says('statechange', { state: 'requesting' });
  widget?.says('error', { error: { code: 'network_error' } });
  expect(heard).toEqual(['error']);
});

it('removes the vendor’s elements after a failure, and starts again', async () => {
  const load = vi.fn(async () => sdk);
  const captcha = new FriendlyCaptcha(load);
  captcha.render(document.createElement('div'), wish());
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(clear).toHaveBeenCalledOnce();
  await renderBy(captcha);
  expect(load).toHaveBeenCalledTimes(2);
  expect(widgets).toHaveLength(2);
});

it('reports a failure once', async () => {
  const { widget } = await place();
  widget?.says('error', { error: { code: 'other' } });
  widget?.says('error', { error: { code: 'other' } });
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(heard).toEqual(['error']);
});

it.each(['', ' ', '"><script>', '../../x', 'a'.repeat(500), 'FC MEX'])(
  'does not send the invalid site key %j',
  async (siteKey) => {
    const load = vi.fn(async () => sdk);
    const { element } = await place({ siteKey }, load);
    expect(load).not.toHaveBeenCalled();
    expect(heard).toEqual(['error']);
    expect(element.childElementCount).toBe(0);
  },
);

it('reports an error immediately if the vendor’s host is blocked, without starting its SDK', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    throw new TypeError('Failed to fetch');
  });
  const element = document.createElement('div');
  new FriendlyCaptcha().render(element, wish());
  await expect.poll(() => heard).toEqual(['error']);
  expect(asked).toEqual([expect.stringMatching(/^https:\/\/eu\.frcapi\.com\//)]);
  expect(document.querySelector('iframe')).toBeNull();
});

it('reports nothing after it was removed', async () => {
  const { captcha, element, widget } = await place();
  captcha.destroy();
  widget?.says('complete', { response: 'too late' });
  widget?.says('expire');
  widget?.says('error', { error: { code: 'other' } });
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(heard).toEqual([]);
  expect(element.childElementCount).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('renders nothing if it was removed before the SDK was loaded', async () => {
  const element = document.createElement('div');
  new FriendlyCaptcha(async () => sdk).render(element, wish()).destroy();
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(widgets).toEqual([]);
  expect(heard).toEqual([]);
});

it('can be reset, and removed twice', async () => {
  const { captcha, widget } = await place();
  captcha.reset();
  expect(widget?.reset).toHaveBeenCalledOnce();
  captcha.destroy();
  captcha.destroy();
  captcha.reset();
  expect(widget?.destroy).toHaveBeenCalledOnce();
  expect(widget?.reset).toHaveBeenCalledOnce();
});

it('keeps other content of its element', async () => {
  const element = document.createElement('div');
  element.append(document.createElement('p'));
  const captcha = new FriendlyCaptcha(async () => sdk).render(element, wish());
  await vi.advanceTimersByTimeAsync(0);
  captcha.destroy();
  expect(element.innerHTML).toBe('<p></p>');
});
