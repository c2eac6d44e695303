import type { Captcha, CaptchaOptions } from '#application/ports/captcha.ts';

/**
 * A captcha that passes, expires and fails when the test says so: `last()` is what the newest one was asked for, for
 * which the focus comes into its form if it has not been there.
 */
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
      if (placed.length === 0) fillIn(document.getElementById('captcha'));
      const newest = placed.at(-1);
      if (newest === undefined) throw new Error('no captcha has been placed');
      return newest.wish;
    },
  } satisfies Captcha<HTMLElement> & Record<string, unknown>;
}

/** A person begins to fill in the form in which the captcha has its place. */
export const fillIn = (place: HTMLElement | null) =>
  place?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
