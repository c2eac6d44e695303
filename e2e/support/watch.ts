import { type BrowserContext, type ConsoleMessage, expect, type Page } from '@playwright/test';

/** Chromium's message for a failed answer or connection. */
const FAILED_LOAD = /^Failed to load resource: /;

/** Places that other scripts and users can read (product 16.1). */
interface Traces {
  readonly address: string;
  readonly title: string;
  readonly historyState: string;
  readonly localStorage: string;
  readonly sessionStorage: string;
}

/**
 * Watches all pages of a test for errors, policy reports, dialogs, unknown hosts and leaked secrets. Judged at the end
 * of the test.
 */
export class Watch {
  readonly #findings: string[] = [];
  readonly #provoked: RegExp[] = [];
  readonly #expectedLines: RegExp[] = [];
  readonly #expectedReports: { readonly report: RegExp; left: number }[] = [];
  readonly #said: string[] = [];
  readonly #addresses: string[] = [];
  /** Codes must not occur in any address, title, storage, history or console line. */
  readonly #codes = new Set<string>();
  /** Like codes, but the session storage may hold them. */
  readonly #tokens = new Set<string>();
  readonly #hosts: RegExp;
  readonly #e2eSecret: string | null;
  readonly #visited = new Set<string>();
  readonly #blocked = new Set<string>();

  /**
   * @param hosts the hosts that pages may use
   * @param e2eSecret the header that each call must carry; null for a public build
   */
  constructor(hosts: RegExp, e2eSecret: string | null = null) {
    this.#hosts = hosts;
    this.#e2eSecret = e2eSecret;
  }

  async follow(context: BrowserContext): Promise<void> {
    await context.exposeBinding('reportViolation', (_source, report: string) => {
      const expected = this.#expectedReports.find((one) => one.left > 0 && one.report.test(report));
      if (expected) expected.left -= 1;
      else this.#findings.push(`content security policy: ${report}`);
    });
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const report = `${event.violatedDirective} (${event.disposition}) ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`;
        (window as unknown as { reportViolation: (report: string) => void }).reportViolation(report);
      });
    });
    context.on('console', (message) => this.#heard(message));
    context.on('weberror', (error) => this.#findings.push(`page error: ${String(error.error())}`));
    context.on('dialog', (dialog) => {
      this.#findings.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    context.on('request', (request) => {
      const url = new URL(request.url());
      this.#addresses.push(request.url());
      if (/^https?:$/.test(url.protocol) && !this.#hosts.test(url.host) && !this.#visited.has(url.host)) {
        this.#findings.push(`a request to ${url.href}`);
      }
      const isCall = this.#hosts.test(url.host) && url.pathname.startsWith('/api/');
      if (isCall && this.#e2eSecret !== null && request.headers()['x-e2e-secret'] !== this.#e2eSecret)
        this.#findings.push(`a call without the end-to-end secret: ${request.method()} ${url.pathname}`);
    });
  }

  /** Accepts Chromium's messages about failing calls to this path. `*` matches any part. */
  provokes(path: string | RegExp): void {
    const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    this.#provoked.push(
      typeof path === 'string' ? new RegExp(`^${path.split('*').map(escaped).join('.*')}$`) : path,
    );
  }

  /** Blocks a foreign host that pages may request. */
  blocks(host: string): void {
    this.#visited.add(host);
    this.#blocked.add(host);
  }

  /** Accepts a console line that the test causes, not the product. */
  expectsLine(line: RegExp): void {
    this.#expectedLines.push(line);
  }

  /** Accepts this policy report `times` times, caused by the test or a vendor's library. */
  expectsReport(report: RegExp, times: number): void {
    this.#expectedReports.push({ report, left: times });
    this.expectsLine(/Content Security Policy|Trusted(HTML|ScriptURL)/i);
  }

  /** Allows a foreign host. */
  visits(host: string): void {
    this.#visited.add(host);
  }

  /** Registers a voucher's or a shop's code. */
  secret(code: string): void {
    this.#codes.add(code);
  }

  /** Searches for secrets in everything that the page exposes. */
  async keepsSecrets(page: Page): Promise<void> {
    const traces = await tracesOf(page);
    for (const [token] of traces.sessionStorage.matchAll(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g))
      this.#tokens.add(token);
    const open = { ...traces, sessionStorage: '' };
    for (const code of this.#codes) expect(JSON.stringify(traces), 'no trace of a code').not.toContain(code);
    for (const kept of this.#tokens) expect(JSON.stringify(open), 'no trace of a token').not.toContain(kept);
  }

  /** Called after each test. */
  judge(): void {
    for (const secret of [...this.#codes, ...this.#tokens]) {
      expect(this.#said.join('\n'), 'no secret on the console').not.toContain(secret);
      expect(this.#addresses.join('\n'), 'no secret in an address').not.toContain(secret);
    }
    expect(this.#findings).toEqual([]);
    expect(
      this.#expectedReports.filter(({ left }) => left > 0),
      'reports that did not come',
    ).toEqual([]);
  }

  #heard(message: ConsoleMessage): void {
    const text = message.text();
    this.#said.push(text);
    if (this.#expectedLines.some((line) => line.test(text))) return;
    if (message.type() !== 'error') {
      // Policy reports about a denied feature are warnings, and so is a text that is missing.
      if (/Content.Security.Policy|^text-missing/i.test(text)) this.#findings.push(`console: ${text}`);
      return;
    }
    const address = message.location().url;
    const { pathname, host } = new URL(URL.canParse(address) ? address : 'about:blank');
    const isProvoked = this.#blocked.has(host) || this.#provoked.some((pattern) => pattern.test(pathname));
    if (FAILED_LOAD.test(text) && isProvoked) return;
    this.#findings.push(`console: ${text} (${address})`);
  }
}

function tracesOf(page: Page): Promise<Traces> {
  return page.evaluate(() => ({
    address: window.location.href,
    title: document.title,
    historyState: JSON.stringify(window.history.state),
    localStorage: JSON.stringify(Object.entries(window.localStorage)),
    sessionStorage: Object.values(window.sessionStorage).join('\n'),
  }));
}
