import { beforeEach, vi } from 'vitest';
import type { CaptchaOptions } from '#application/ports/captcha.ts';
import { type CaptchaSdk, FriendlyCaptcha } from '#infrastructure/captcha/friendlyCaptcha.ts';

type Options = Parameters<CaptchaSdk['createWidget']>[0];

/** The vendor's widget, as far as the adapter uses it: events on the element, which it empties when destroyed. */
class FakeWidget {
  readonly options: Options;
  readonly reset = vi.fn();
  readonly destroy = vi.fn(() => {
    this.options.element.innerHTML = '';
  });

  constructor(options: Options) {
    this.options = options;
    options.element.append(document.createElement('iframe'));
  }

  addEventListener(name: string, listener: EventListener): void {
    this.options.element.addEventListener(name, listener);
  }

  says(name: string, detail: object = {}): void {
    this.options.element.dispatchEvent(new CustomEvent(`frc:widget.${name}`, { detail }));
  }
}

export const PATIENCE_MS = 12_000;
export const heard: string[] = [];
export const widgets: FakeWidget[] = [];

export const clear = vi.fn();
export const sdk = {
  clear,
  createWidget(options: Options) {
    const widget = new FakeWidget(options);
    widgets.push(widget);
    return widget;
  },
} as unknown as CaptchaSdk;

export const wish = (about: Partial<CaptchaOptions> = {}): CaptchaOptions => ({
  siteKey: 'FCMEXAMPLEDE',
  locale: 'fr-CH',
  onToken: (token) => heard.push(`token ${token}`),
  onExpire: () => heard.push('expired'),
  onPressWanted: (isWanted) => heard.push(isWanted ? 'wants a press' : 'goes on'),
  onError: () => heard.push('error'),
  ...about,
});

/** Registers the hook that fakes the timers and clears what was recorded. Each test file that renders a widget calls it once. */
export function withFriendlyCaptcha(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    heard.length = 0;
    widgets.length = 0;
    clear.mockReset();
  });
}

export async function place(
  about: Partial<CaptchaOptions> = {},
  load: (endpoint: string) => Promise<CaptchaSdk> = async () => sdk,
) {
  const element = document.createElement('div');
  const captcha = new FriendlyCaptcha(load).render(element, wish(about));
  await vi.advanceTimersByTimeAsync(0);
  return { element, captcha, widget: widgets[0] };
}

/** Draws the captcha in one more place, and waits for its SDK. */
export async function renderBy(captcha: FriendlyCaptcha): Promise<void> {
  captcha.render(document.createElement('div'), wish());
  await vi.advanceTimersByTimeAsync(0);
}
