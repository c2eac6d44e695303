import { fileURLToPath } from 'node:url';
import { type BrowserContext, type ElementHandle, launch, type Page } from 'puppeteer-core';
import type { Driver, Engine, KeyName, System } from './driver.ts';

/** The preference's value for dark; light is 1. */
const DARK = 0;

/** The fonts of the tests are here. Without leave to read them, a page draws every letter as a box. */
const FONTS = fileURLToPath(new URL('../../node_modules/', import.meta.url));

/** Starts a stock Firefox, headless, with a new profile. */
export async function startFirefox(command: string, { isDark }: System): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: command,
    defaultViewport: null,
    extraPrefsFirefox: {
      'intl.accept_languages': 'de-DE, de',
      'ui.prefersReducedMotion': 1,
      'security.sandbox.content.read_path_whitelist': FONTS,
      'layout.css.prefers-color-scheme.content-override': isDark ? DARK : 1,
      // Puppeteer turns the back/forward cache off; users have it.
      'fission.bfcacheInParent': true,
    },
  });
  let before: BrowserContext | undefined;
  return {
    async newWindow(tell) {
      await before?.close();
      before = await browser.createBrowserContext();
      const page = await before.newPage();
      page.on('pageerror', (error) => tell(`page error: ${String(error)}`));
      return new FirefoxWindow(page);
    },
    end: () => browser.close(),
  };
}

class FirefoxWindow implements Driver {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Navigates by script: puppeteer would wait for the end of a document that a test may hold back. */
  async open(address: string): Promise<void> {
    await this.#page.evaluate((to) => void setTimeout(() => location.assign(to)), address);
  }

  evaluate<Given, Answer>(run: (given: Given) => Answer | Promise<Answer>, given: Given): Promise<Answer> {
    return this.#page.evaluate(run as (given: unknown) => Promise<Answer>, given);
  }

  async run(source: string): Promise<void> {
    await this.#page.evaluate(`${source}; undefined`);
  }

  async clickAt(x: number, y: number): Promise<void> {
    await this.#page.mouse.click(x, y);
    // Otherwise the next click within 500 ms counts as a double click, wherever it is.
    await this.#page.mouse.reset();
  }

  press(key: KeyName): Promise<void> {
    return this.#page.keyboard.press(key);
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text);
  }

  async attach(selector: string, file: string): Promise<void> {
    const field = (await this.#page.locator(selector).waitHandle()) as ElementHandle<HTMLInputElement>;
    await field.uploadFile(file);
    await field.dispose();
  }

  resize(width: number, height: number): Promise<void> {
    return this.#page.setViewport({ width, height });
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await this.#page.screenshot());
  }
}
