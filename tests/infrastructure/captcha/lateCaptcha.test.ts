import { beforeEach, expect, it, vi } from 'vitest';
import type { Captcha, CaptchaOptions } from '#application/ports/captcha.ts';
import { LateCaptcha } from '#infrastructure/captcha/lateCaptcha.ts';
import { pending } from '#tests/data/pending.ts';

const heard: string[] = [];
const wish: CaptchaOptions = {
  siteKey: 'KEY',
  locale: 'de',
  onToken: () => heard.push('token'),
  onExpire: () => heard.push('expired'),
  onPressWanted: (isWanted) => heard.push(isWanted ? 'wants a press' : 'goes on'),
  onError: () => heard.push('error'),
};

/** An adapter that says what is done with it. */
const adapter: Captcha<string> = {
  render: (place) => {
    heard.push(`drawn on ${place}`);
    return {
      reset: () => heard.push('reset'),
      destroy: () => heard.push('destroyed'),
    };
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
});

it('renders with the adapter once it is loaded, and passes calls on to it', async () => {
  const placed = new LateCaptcha(async () => adapter).render('form', wish);
  await vi.advanceTimersByTimeAsync(0);
  placed.reset();
  placed.destroy();
  expect(heard).toEqual(['drawn on form', 'reset', 'destroyed']);
});

it('fetches the adapter once', async () => {
  const load = vi.fn(async () => adapter);
  const captcha = new LateCaptcha(load);
  captcha.render('one', wish);
  captcha.render('other', wish);
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledOnce();
  expect(heard).toEqual(['drawn on one', 'drawn on other']);
});

it('renders nothing for a form that was closed in the meantime', async () => {
  new LateCaptcha(async () => adapter).render('form', wish).destroy();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toEqual([]);
});

it('reports an error if the adapter cannot be fetched, and tries again for the next captcha', async () => {
  const load = vi.fn(async () => adapter).mockRejectedValueOnce(new Error('Loading chunk failed'));
  const captcha = new LateCaptcha(load);
  captcha.render('form', wish);
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual(['error']);
  captcha.render('form', wish);
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual(['error', 'drawn on form']);
});

it('reports an error once after its time limit, and renders nothing afterwards', async () => {
  const late = pending<Captcha<string>>();
  new LateCaptcha(() => late.promise, 5_000).render('form', wish);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(heard).toEqual(['error']);
  late.answer(adapter);
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual(['error']);
});

it('falls back to the security question if the adapter is not loaded within twelve seconds', async () => {
  new LateCaptcha(() => new Promise<typeof adapter>(() => undefined)).render('form', wish);
  await vi.advanceTimersByTimeAsync(11_999);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toEqual(['error']);
});
