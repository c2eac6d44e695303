import type { Captcha, CaptchaOptions } from '#application/ports/captcha.ts';

/** A captcha that passes, expires and fails when the test says so: `last()` is what the newest one was asked for. */
export function fakeCaptcha() {
  const placed: { place: HTMLElement; wish: CaptchaOptions }[] = [];
  const events: ('reset' | 'destroy')[] = [];
  return {
    placed,
    events,
    render: (place, wish) => {
      placed.push({ place, wish });
      return { reset: () => void events.push('reset'), destroy: () => void events.push('destroy') };
    },
    last: (): CaptchaOptions => {
      const newest = placed.at(-1);
      if (newest === undefined) throw new Error('no captcha has been placed');
      return newest.wish;
    },
  } satisfies Captcha<HTMLElement> & Record<string, unknown>;
}
