import { expect, it, vi } from 'vitest';
import type { Captcha, CaptchaOptions } from '#application/ports/captcha.ts';
import { loggedCaptcha } from '#infrastructure/captcha/loggedCaptcha.ts';
import { fakeLog } from '#tests/data/fakeTab.ts';

it('logs that the captcha fails, and still notifies the page', () => {
  const log = fakeLog();
  const placed = { reset: vi.fn(), destroy: vi.fn() };
  const wishes: CaptchaOptions[] = [];
  const captcha: Captcha<string> = {
    render: (_, wish) => {
      wishes.push(wish);
      return placed;
    },
  };
  const wish = {
    siteKey: 'key',
    locale: 'de',
    onToken: vi.fn(),
    onExpire: vi.fn(),
    onPressWanted: vi.fn(),
    onError: vi.fn(),
  } as const;
  expect(loggedCaptcha(captcha, log).render('place', wish)).toBe(placed);
  expect(log.facts).toEqual([]);
  wishes[0]?.onError();
  expect(log.facts).toEqual([{ kind: 'captcha', name: 'blocked' }]);
  expect(wish.onError).toHaveBeenCalledOnce();
});
