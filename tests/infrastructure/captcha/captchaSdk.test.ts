// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { FriendlyCaptcha } from '#infrastructure/captcha/friendlyCaptcha.ts';
import { heard, renderBy, sdk, widgets, wish, withFriendlyCaptcha } from './aFriendlyCaptcha.ts';

withFriendlyCaptcha();

it('reports that the SDK failed to load, and loads it again for the next captcha', async () => {
  const load = vi.fn(async () => sdk);
  load.mockRejectedValueOnce(new Error('Loading chunk captcha failed'));
  const captcha = new FriendlyCaptcha(load);
  await renderBy(captcha);
  expect(heard).toEqual(['error']);
  await renderBy(captcha);
  expect(widgets).toHaveLength(1);
});

it('loads the SDK again after the failure of a removed captcha', async () => {
  const load = vi.fn(async () => sdk);
  load.mockRejectedValueOnce(new Error('Loading chunk captcha failed'));
  const captcha = new FriendlyCaptcha(load);
  captcha.render(document.createElement('div'), wish()).destroy();
  await vi.advanceTimersByTimeAsync(0);
  await renderBy(captcha);
  expect(heard).toEqual([]);
  expect(widgets).toHaveLength(1);
});

it('loads the SDK once for many captchas', async () => {
  const load = vi.fn(async () => sdk);
  const captcha = new FriendlyCaptcha(load);
  for (let drawn = 0; drawn < 3; drawn += 1) captcha.render(document.createElement('div'), wish()).destroy();
  await renderBy(captcha);
  expect(load).toHaveBeenCalledOnce();
  expect(widgets).toHaveLength(1);
});
