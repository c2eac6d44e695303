import type { Captcha, CaptchaOptions } from '#application/ports/captcha.ts';

/**
 * A captcha that the test controls. `last()` returns the options of the newest one. If there is none yet, it focuses
 * the form to create one.
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

/** Simulates that the focus enters the captcha's form. */
export const fillIn = (place: HTMLElement | null) =>
  place?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
