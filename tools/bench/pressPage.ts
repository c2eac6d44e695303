import type { CDPSession, Locator, Page } from '@playwright/test';
import { profilePress } from './pressProfile.ts';

const THROTTLE = 4;
const SETTLED = 'html.page-loaded.all-requests-finished:not(:has([aria-busy="true"]))';
/** After a press everything has settled by then. */
export const QUIET_MS = 700;
/** Scrolling to a control and focusing it are painted by then. */
const READY_MS = 150;

/** A tab at a quarter of the machine's speed whose controls are pressed. A selector means its first visible match. */
export class PressPage {
  readonly #page: Page;
  readonly #session: CDPSession;

  constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  async openPlain(address: string): Promise<void> {
    await this.#page.goto(address);
    await this.#slowDown(THROTTLE);
  }

  /** At full speed until the page has settled. */
  async openApp(address: string): Promise<void> {
    await this.#slowDown(1);
    await this.#page.goto(address);
    await this.#page.locator(SETTLED).waitFor();
    await this.#slowDown(THROTTLE);
    await this.#page.waitForTimeout(QUIET_MS);
  }

  /** Taps, or presses a key. Returns the milliseconds to the next paint. */
  async press(selector: string, key: string | undefined, quietMs: number): Promise<number> {
    const press = await this.#ready(selector, key);
    await press();
    return this.#took(quietMs);
  }

  async pressProfiled(selector: string, key: string | undefined, quietMs: number): Promise<number> {
    const press = await this.#ready(selector, key);
    return profilePress(this.#session, async () => {
      await press();
      return this.#took(quietMs);
    });
  }

  /** Unmeasured. */
  async tap(selector: string): Promise<void> {
    await this.#visible(selector).tap();
    await this.#page.waitForTimeout(QUIET_MS);
  }

  async back(): Promise<void> {
    await this.#page.evaluate(() => window.history.back());
    await this.#page.waitForTimeout(QUIET_MS);
    await this.#page.locator(SETTLED).waitFor();
  }

  async #ready(selector: string, key: string | undefined): Promise<() => Promise<void>> {
    const control = this.#visible(selector);
    await control.scrollIntoViewIfNeeded();
    if (key !== undefined) await control.focus();
    await this.#page.waitForTimeout(READY_MS);
    return key === undefined ? () => control.tap() : () => this.#page.keyboard.press(key);
  }

  /** Asks late, because a page that is asked in every frame is slower. */
  async #took(quietMs: number): Promise<number> {
    await this.#page.waitForTimeout(quietMs);
    await this.#page.waitForFunction(() => (globalThis.pressTook ?? 0) > 0);
    return this.#page.evaluate(() => globalThis.pressTook ?? NaN);
  }

  #visible(selector: string): Locator {
    return this.#page.locator(selector).locator('visible=true').first();
  }

  async #slowDown(rate: number): Promise<void> {
    await this.#session.send('Emulation.setCPUThrottlingRate', { rate });
  }
}
