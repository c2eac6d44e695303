// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { FriendlyCaptcha } from '#infrastructure/captcha/friendlyCaptcha.ts';
import { PATIENCE_MS, clear, heard, place, renderBy, sdk, widgets, wish } from './aFriendlyCaptcha.ts';

it('draws the widget of the site, in the language of the page', async () => {
  const { element, widget } = await place();
  expect(widget?.options).toMatchObject({ sitekey: 'FCMEXAMPLEDE', language: 'fr', formFieldName: null });
  expect(element.querySelectorAll('iframe')).toHaveLength(1);
});

it('hands over token and expiry', async () => {
  const { widget } = await place();
  widget?.says('complete', { response: 'solved-1' });
  widget?.says('expire');
  expect(heard).toEqual(['token solved-1', 'expired']);
});

it('is removed where trusted types forbid what the SDK empties its element with', async () => {
  const { element, captcha, widget } = await place();
  vi.spyOn(Element.prototype, 'innerHTML', 'set').mockImplementation(() => {
    throw new TypeError("This document requires 'TrustedHTML' assignment.");
  });
  captcha.destroy();
  expect(widget?.destroy).toHaveBeenCalledOnce();
  expect(widget?.options.element.childElementCount).toBe(0);
  expect(element.childElementCount).toBe(0);
});

it('is removed although the SDK cannot end its widget', async () => {
  const { element, captcha, widget } = await place();
  widget?.destroy.mockImplementation(() => {
    throw new Error('no agent');
  });
  captcha.destroy();
  expect(element.childElementCount).toBe(0);
});

it('marks its place only while there is something to see', async () => {
  const { element, captcha, widget } = await place();
  widget?.says('statechange', { state: 'init' });
  expect(element.dataset).not.toHaveProperty('drawn');
  widget?.says('statechange', { state: 'activating' });
  expect(element.dataset).toHaveProperty('drawn');
  captcha.destroy();
  expect(element.dataset).not.toHaveProperty('drawn');
});

it('gives up when there is no sign of life', async () => {
  const { element, widget } = await place();
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toEqual(['error']);
  expect(widget?.destroy).toHaveBeenCalledOnce();
  expect(element.childElementCount).toBe(0);
});

it('waits as long as a person needs, once it lives', async () => {
  const { widget } = await place();
  widget?.says('statechange', { state: 'unactivated' });
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(heard).toEqual([]);
});

it('lets the SDK try again while it connects, but not for ever', async () => {
  const { widget } = await place();
  widget?.says('statechange', { state: 'error' });
  widget?.says('error', { error: { code: 'network_error' } });
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(heard).toEqual(['error']);
});

it.each(['sitekey_invalid', 'sitekey_missing', 'other'])('gives up at once after %s', async (code) => {
  const { widget } = await place();
  widget?.says('error', { error: { code } });
  expect(heard).toEqual(['error']);
});

it('gives up when the network goes away later', async () => {
  const { widget } = await place();
  widget?.says('statechange', { state: 'requesting' });
  widget?.says('error', { error: { code: 'network_error' } });
  expect(heard).toEqual(['error']);
});

it('takes everything of the vendor out of the page after a failure, and starts afresh', async () => {
  const load = vi.fn(async () => sdk);
  const captcha = new FriendlyCaptcha(load);
  captcha.render(document.createElement('div'), wish());
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(clear).toHaveBeenCalledOnce();
  await renderBy(captcha);
  expect(load).toHaveBeenCalledTimes(2);
  expect(widgets).toHaveLength(2);
});

it('says a failure once', async () => {
  const { widget } = await place();
  widget?.says('error', { error: { code: 'other' } });
  widget?.says('error', { error: { code: 'other' } });
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(heard).toEqual(['error']);
});

it.each(['', ' ', '"><script>', '../../x', 'a'.repeat(500), 'FC MEX'])(
  'hands the site key %j to nobody',
  async (siteKey) => {
    const load = vi.fn(async () => sdk);
    const { element } = await place({ siteKey }, load);
    expect(load).not.toHaveBeenCalled();
    expect(heard).toEqual(['error']);
    expect(element.childElementCount).toBe(0);
  },
);

it('gives up at once where the vendor’s host is blocked, without starting its SDK', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    throw new TypeError('Failed to fetch');
  });
  const element = document.createElement('div');
  new FriendlyCaptcha().render(element, wish());
  await vi.waitFor(() => expect(heard).toEqual(['error']));
  expect(asked).toEqual([expect.stringMatching(/^https:\/\/eu\.frcapi\.com\//)]);
  expect(document.querySelector('iframe')).toBeNull();
});

it('is not heard of after it was removed', async () => {
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

it('draws nothing when it was removed before the SDK came', async () => {
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

it('leaves alone what else stands in its place', async () => {
  const element = document.createElement('div');
  element.append(document.createElement('p'));
  const captcha = new FriendlyCaptcha(async () => sdk).render(element, wish());
  await vi.advanceTimersByTimeAsync(0);
  captcha.destroy();
  expect(element.innerHTML).toBe('<p></p>');
});
