import { type BrowserContext, type ConsoleMessage, expect, type Page } from '@playwright/test';

/** Chromium's own line for an answer or a connection that failed. */
const FAILED_LOAD = /^Failed to load resource: /;

/** What a page must not show in places that others can read (product 16.1). */
interface Traces {
  readonly address: string;
  readonly title: string;
  readonly historyState: string;
  readonly localStorage: string;
  readonly sessionStorage: string;
}

/**
 * Looks over the shoulder of every page of a test: faults, policy reports, dialogs, strange hosts and secrets
 * that leak. What it found is judged when the test ends.
 */
export class Watch {
  readonly #findings: string[] = [];
  readonly #provoked: RegExp[] = [];
  readonly #expectedLines: RegExp[] = [];
  readonly #expectedReports: { readonly report: RegExp; left: number }[] = [];
  readonly #said: string[] = [];
  readonly #addresses: string[] = [];
  /** Codes: never in any address, title, storage, history or on the console. */
  readonly #codes = new Set<string>();
  /** Tokens: as codes, but the session's storage may hold them. */
  readonly #tokens = new Set<string>();
  readonly #hosts: RegExp;
  readonly #visited = new Set<string>();
  readonly #blocked = new Set<string>();

  /** `hosts` are those that pages may talk to. */
  constructor(hosts: RegExp) {
    this.#hosts = hosts;
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
    });
  }

  /** The test makes calls to this path fail, in which `*` stands for any part: Chromium's own line about it is no finding. */
  provokes(path: string | RegExp): void {
    const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    this.#provoked.push(
      typeof path === 'string' ? new RegExp(`^${path.split('*').map(escaped).join('.*')}$`) : path,
    );
  }

  /** A foreign host that pages may ask, and which the test keeps from them. */
  blocks(host: string): void {
    this.#visited.add(host);
    this.#blocked.add(host);
  }

  /** The test's own circumstances, not the product, bring this line onto the console. */
  expectsLine(line: RegExp): void {
    this.#expectedLines.push(line);
  }

  /** The test itself, or a vendor's library, brings this report of the policy about, so many times. */
  expectsReport(report: RegExp, times: number): void {
    this.#expectedReports.push({ report, left: times });
    this.expectsLine(/Content Security Policy|Trusted(HTML|ScriptURL)/i);
  }

  /** The test goes to this host on purpose. */
  visits(host: string): void {
    this.#visited.add(host);
  }

  /** A voucher's or a shop's code, from now on to be kept. */
  secret(code: string): void {
    this.#codes.add(code);
  }

  /** Looks for secrets in everything that this page lets others read. */
  async keepsSecrets(page: Page): Promise<void> {
    const traces = await tracesOf(page);
    for (const [token] of traces.sessionStorage.matchAll(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g))
      this.#tokens.add(token);
    const open = { ...traces, sessionStorage: '' };
    for (const code of this.#codes) expect(JSON.stringify(traces), 'no trace of a code').not.toContain(code);
    for (const kept of this.#tokens) expect(JSON.stringify(open), 'no trace of a token').not.toContain(kept);
  }

  /** Judges what was found; called after each test. */
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
      // The policy's reports are warnings where a feature is only refused.
      if (/Content.Security.Policy/i.test(text)) this.#findings.push(`console: ${text}`);
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
