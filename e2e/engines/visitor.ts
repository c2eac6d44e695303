import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import type { Driver, KeyName } from './driver.ts';
import { containing, look, outcome, type Part, type Seen, takeAim, type Wording } from './look.ts';

/** Finds elements by role, name and label: the browser build of the component tests' library. */
const FINDER = readFileSync(
  fileURLToPath(new URL('@testing-library/dom.umd.min.js', import.meta.resolve('@testing-library/dom'))),
  'utf8',
);

const PATIENCE = { timeout: 30_000, intervals: [40] };

/** Alternates the click point in pixels, because two quick clicks at one point are a double click. */
const ASIDE = 12;

/** A user in front of a page. Every method waits for the page. */
export class Visitor {
  readonly #driver: Driver;
  #presses = 0;
  #documents = 0;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  /** Opens an address and waits until the page has settled. */
  async open(address: string): Promise<void> {
    await this.openEarly(address);
    await this.rests();
  }

  /** Like `open`, but waits only until the previous document is gone. */
  async openEarly(address: string): Promise<void> {
    await this.#leave(() => this.#driver.open(address));
  }

  async loadAnew(): Promise<void> {
    await this.#leave(() => this.#driver.evaluate(() => void setTimeout(() => location.reload()), null));
    await this.rests();
  }

  /** Goes back and waits for that page, whether it was cached or reloaded. */
  async back(): Promise<void> {
    await this.#leave(() => this.#driver.evaluate(() => void setTimeout(() => history.back()), null));
  }

  /** Waits until the page is loaded, no request is in flight and nothing is busy. */
  async rests(): Promise<void> {
    await this.meets(() => {
      const root = document.documentElement;
      const isThere = root.matches('.page-loaded.all-requests-finished:not(:has([aria-busy="true"]))');
      return isThere || `${location.href} does not rest: ${root.className}`;
    });
  }

  /** Waits until the page returns true. Another result is shown on failure. */
  meets(state: () => string | boolean): Promise<void>;
  meets<Given>(state: (given: Given) => string | boolean, given: Given): Promise<void>;
  async meets(state: (given: unknown) => string | boolean, given: unknown = null): Promise<void> {
    await expect.poll(() => this.#ask(state, given), PATIENCE).toBe(true);
  }

  /** Runs once, without retries. */
  evaluate<Given, Answer>(run: (given: Given) => Answer | Promise<Answer>, given: Given): Promise<Answer> {
    return this.#driver.evaluate(run, given);
  }

  async click(part: Part): Promise<void> {
    await expect(async () => {
      const { fault, x, y } = await this.#look(part);
      expect(fault, `to press ${named(part)}`).toBe('');
      await this.#driver.evaluate(takeAim, null);
      await this.#driver.clickAt(x, y);
      this.#presses += 1;
      // A click that opens another document ends the script's context.
      const hit = await this.#driver.evaluate(outcome, null).catch(() => 'another document');
      expect(['hit', 'another document'], `the press of ${named(part)} arrives`).toContain(hit);
    }).toPass(PATIENCE);
  }

  async check(part: Part): Promise<void> {
    if (!(await this.finds(part)).isChecked) await this.click(part);
    await this.#sees(part, ({ isChecked }) => isChecked, 'checked');
  }

  /** Replaces the field's text. */
  async enter(part: Part, text: string): Promise<void> {
    await this.click(part);
    await this.#driver.evaluate(() => (document.activeElement as HTMLInputElement).select(), null);
    await this.#driver.type(text);
    await this.hasValue(part, text);
  }

  type(text: string): Promise<void> {
    return this.#driver.type(text);
  }

  press(key: KeyName): Promise<void> {
    return this.#driver.press(key);
  }

  attach(selector: string, file: string): Promise<void> {
    return this.#driver.attach(selector, file);
  }

  resize(width: number, height: number): Promise<void> {
    return this.#driver.resize(width, height);
  }

  /** Waits for an element and returns its state. */
  async finds(part: Part): Promise<Seen> {
    let seen: Seen | undefined;
    await this.#sees(part, (now) => (seen = now).count > 0, 'there');
    if (seen === undefined) throw new Error(named(part));
    return seen;
  }

  /** Returns the state without waiting. */
  seesNow(part: Part): Promise<Seen> {
    return this.#look(part);
  }

  async misses(part: Part): Promise<void> {
    await this.#sees(part, ({ count }) => count === 0, 'gone');
  }

  async hasFocus(part: Part): Promise<void> {
    await this.#sees(part, ({ isFocused }) => isFocused, 'focused');
  }

  async isBusy(part: Part): Promise<void> {
    await this.#sees(part, ({ isBusy }) => isBusy, 'busy');
  }

  async hasValue(part: Part, value: string): Promise<void> {
    await this.#sees(part, (now) => now.value === value, `“${value}”`);
  }

  /** Waits until the page, or a part of it, shows the text. */
  async reads(text: string, within: Part = { css: 'body' }): Promise<void> {
    await this.#sees({ ...within, text: containing(text) }, ({ count }) => count > 0, 'there');
  }

  heading(name: Wording): Promise<Seen> {
    return this.finds({ role: 'heading', level: 1, name });
  }

  async #sees(part: Part, isSo: (seen: Seen) => boolean, state: string): Promise<void> {
    await expect
      .poll(
        async () => {
          const seen = await this.#look(part);
          return isSo(seen) || seen;
        },
        { ...PATIENCE, message: `${named(part)} is ${state}` },
      )
      .toBe(true);
  }

  async #look(part: Part): Promise<Seen> {
    const offset = this.#presses % 2 === 0 ? 0 : ASIDE;
    const asked = { part, offset };
    try {
      const seen = await this.#driver.evaluate(look, asked);
      if (seen !== null) return seen;
      await this.#driver.run(FINDER);
      return (await this.#driver.evaluate(look, asked)) ?? absent('the page has just changed');
    } catch (error) {
      return absent(String(error));
    }
  }

  /** Evaluates once. Returns the error as text, because evaluation fails while the document changes. */
  async #ask<Given, Answer>(run: (given: Given) => Answer, given: Given): Promise<Answer | string> {
    try {
      return await this.#driver.evaluate(run, given);
    } catch (error) {
      return String(error);
    }
  }

  /**
   * Leaves the document and waits for the next one. A busy browser sometimes drops a navigation, so it is repeated, but
   * only from the document to leave.
   */
  async #leave(go: () => Promise<void>): Promise<void> {
    this.#documents += 1;
    const document = String(this.#documents);
    await this.#driver.evaluate(mark, document);
    await expect(async () => {
      if ((await this.#ask(isStillIn, document)) === true) await go();
      await expect.poll(() => this.#ask(isStillIn, document), { ...PATIENCE, timeout: 5_000 }).toBe(false);
    }).toPass(PATIENCE);
  }
}

/** Runs in the page. */
function mark(document: string): void {
  window.document.documentElement.setAttribute('data-left', document);
}

/** Runs in the page. A new window's empty page counts as the previous document; a cached page has an earlier mark. */
function isStillIn(left: string): boolean {
  return document.documentElement.getAttribute('data-left') === left || location.href === 'about:blank';
}

function absent(fault: string): Seen {
  const nothing = { text: '', value: '', isChecked: false, isFocused: false, isBusy: false, x: 0, y: 0 };
  // Neither present nor gone: the look failed.
  return { ...nothing, count: -1, fault };
}

function named(part: Part): string {
  return JSON.stringify(part);
}
