import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

/**
 * Values that name a voucher, open it or pay with it. The session storage may hold tokens and serial numbers, but no
 * place may hold codes.
 */
interface Secrets {
  readonly codes: Set<string>;
  readonly tokens: Set<string>;
}

/** What other scripts and users can read on a page. */
interface Traces {
  readonly title: string;
  readonly address: string;
  readonly historyState: string;
  readonly localStorage: string;
  readonly dataLayer: string;
  readonly sessionStorage: string;
}

/** Addresses of followed links contain these tokens by design (product 16.1). */
const LINK_TOKENS = ['redeemLinkToken', 'documentIdent'];

/**
 * Learns all secrets of a journey from answers and headers. Searches for them, and for typed codes, in everything that
 * leaves the page: requested and visited addresses, history, title, console, storage, analytics, print.
 */
export class SecretSearch {
  readonly #secrets: Secrets = { codes: new Set(), tokens: new Set() };
  readonly #addresses: string[] = [];
  readonly #visited: string[] = [];
  readonly #said: string[] = [];
  readonly #reading: Promise<void>[] = [];
  readonly #covered: { readonly where: string; readonly text: string }[] = [];

  async follow(context: BrowserContext): Promise<void> {
    await context.exposeBinding('noteVisit', (_source, visit: string) => void this.#visited.push(visit));
    await context.addInitScript(noteHistory);
    context.on('console', (message) => void this.#said.push(message.text()));
    context.on('request', (request) => {
      const headers = request.headers();
      this.#addresses.push(request.url(), headers['referer'] ?? '');
      if (headers['x-jwt-token'] !== undefined) this.#secrets.tokens.add(headers['x-jwt-token']);
    });
    context.on('requestfinished', (request) => {
      if (request.url().includes('/api/')) this.#reading.push(this.#learnFromAnswer(request));
    });
  }

  /** A code that the test types, because request bodies are not read. */
  typed(code: string): void {
    this.#secrets.codes.add(code);
  }

  /** A serial number that the test types; the tab may store it. */
  typedSerial(serialNumber: string): void {
    this.#secrets.tokens.add(serialNumber);
  }

  /** Number of secrets found: without secrets the search would prove nothing. */
  async known(): Promise<{ codes: number; tokens: number }> {
    await Promise.all(this.#reading);
    return { codes: this.#secrets.codes.size, tokens: this.#secrets.tokens.size };
  }

  /** Searches the page's current state. */
  async look(page: Page, where: string): Promise<void> {
    await Promise.all(this.#reading);
    const { sessionStorage, ...open } = await page.evaluate(tracesOf);
    // A browser drops the body of an answer that a page did not outlive; what the page kept of it is still there.
    for (const [, kept] of fromJson(sessionStorage) as [string, string][]) this.#learn(fromJson(kept));
    const all = [...this.#secrets.codes, ...this.#secrets.tokens];
    for (const [place, text] of Object.entries(open)) expectNone(text, all, `${place} of ${where}`);
    expectNone(sessionStorage, [...this.#secrets.codes], `session storage of ${where}`);
  }

  /** Keeps the printed page and its source until `judge` knows all codes. */
  async covers(page: Page, where: string): Promise<void> {
    await page.emulateMedia({ media: 'print' });
    const printed = await page.evaluate(() => document.body.innerText);
    await page.emulateMedia({ media: null });
    this.#covered.push({ where, text: `${printed}\n${await page.content()}` });
  }

  /** Searches addresses, history and console. Must be called at the end. */
  async judge(): Promise<void> {
    await Promise.all(this.#reading);
    const all = [...this.#secrets.codes, ...this.#secrets.tokens];
    expectNone(this.#addresses.join('\n'), all, 'the addresses that were asked for');
    expectNone(this.#visited.join('\n'), all, 'the history');
    expectNone(this.#said.join('\n'), all, 'the console');
    for (const { where, text } of this.#covered) {
      expectNone(text, [...this.#secrets.codes], `print and source of ${where}`);
    }
  }

  async #learnFromAnswer(request: Request): Promise<void> {
    const answer = await request.response();
    const type = answer?.headers()['content-type'] ?? '';
    if (!answer?.ok() || !type.includes('json')) return;
    this.#learn(fromJson(await answer.text().catch(() => '')));
  }

  /** Collects codes, PINs and tokens anywhere in a body. */
  #learn(body: unknown): void {
    if (Array.isArray(body)) for (const part of body) this.#learn(part);
    if (typeof body !== 'object' || body === null) return;
    for (const [name, value] of Object.entries(body)) {
      if (typeof value !== 'string' || LINK_TOKENS.includes(name)) this.#learn(value);
      else if (/^(code|pin)$/.test(name) && value.length > 3) this.#secrets.codes.add(value);
      else if (/token$/i.test(name)) this.#secrets.tokens.add(value);
    }
  }
}

function expectNone(text: string, secrets: readonly string[], place: string): void {
  for (const secret of secrets) expect(text, `no secret in ${place}`).not.toMatch(wordOf(secret));
}

/** Matches short secrets only as whole words: a PIN's four digits may occur in a hash or a shop's number. */
function wordOf(secret: string): RegExp {
  const letters = secret.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(secret.length < 6 ? `(?<![A-Za-z0-9])${letters}(?![A-Za-z0-9])` : letters);
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Runs in each page: records all addresses and states of the history. */
function noteHistory(): void {
  const note = (window as unknown as { noteVisit: (visit: string) => void }).noteVisit;
  note(window.location.href);
  for (const method of ['pushState', 'replaceState'] as const) {
    const original = window.history[method].bind(window.history);
    window.history[method] = (state: unknown, unused: string, url?: string | URL | null) => {
      note(`${String(url ?? '')} ${JSON.stringify(state)} ${document.title}`);
      original(state, unused, url);
    };
  }
}

/** Runs in the page. */
function tracesOf(): Traces {
  const storage = (from: Storage) => JSON.stringify(Object.entries(from));
  return {
    title: document.title,
    address: window.location.href,
    historyState: JSON.stringify(window.history.state),
    localStorage: storage(window.localStorage),
    dataLayer: JSON.stringify((window as unknown as { dataLayer?: unknown }).dataLayer ?? null),
    sessionStorage: storage(window.sessionStorage),
  };
}
