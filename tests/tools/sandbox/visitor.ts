import type { components } from '#openapi/schema.d.ts';
import { createSandbox } from '#sandbox/app.ts';
import { CATEGORY } from '#tests/data/voucherCategories.ts';

export type Wire = components['schemas'];

/** A voucher as /sandbox/vouchers lists it. */
export interface ListedVoucher {
  readonly site: string;
  readonly code: string;
  readonly serialNumber: string;
  readonly condition: string;
  readonly errorCode?: string;
  readonly reason?: string;
  readonly balanceInCent: number;
  readonly currency: string;
  readonly isPrepaid: boolean;
}

export interface Answer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

interface Call {
  readonly body?: unknown;
  readonly token?: string;
  /** What authorises the call of a link's page. */
  readonly link?: string | undefined;
  readonly key?: string;
  readonly host?: string;
  readonly language?: string;
}

/** A Saturday noon in UTC, at which the clock of a visited sandbox stands still. */
export const NOW = Date.parse('2026-11-21T12:00:00Z');

/** Somebody who calls a sandbox of their own, as the app would. */
export class Visitor {
  readonly #app: ReturnType<typeof createSandbox>;
  #captchas = 0;

  constructor(options: Parameters<typeof createSandbox>[0] = {}) {
    this.#app = createSandbox({ now: () => NOW, ...options });
  }

  /** The bare answer; what `get` and `post` read as JSON. */
  fetch(method: string, path: string, call: Call = {}): Promise<Response> {
    const { body, token, link, key, host = 'de.localhost:3000', language } = call;
    const headers = new Headers({ 'Content-Type': 'application/json' });
    if (token !== undefined) headers.set('x-jwt-token', token);
    if (link !== undefined) headers.set('x-link-token', link);
    if (key !== undefined) headers.set('Idempotency-Key', key);
    if (language !== undefined) headers.set('Accept-Language', language);
    const sent = body === undefined ? null : JSON.stringify(body);
    return Promise.resolve(this.#app.request(`http://${host}${path}`, { method, headers, body: sent }));
  }

  get<T>(path: string, call: Call = {}): Promise<Answer<T>> {
    return this.#read('GET', path, call);
  }

  post<T>(path: string, body: unknown, call: Call = {}): Promise<Answer<T>> {
    return this.#read('POST', path, { ...call, body });
  }

  /** Sends a form, as a browser does; redirects are not followed. */
  form(path: string, fields: Readonly<Record<string, string>>): Promise<Response> {
    const body = new URLSearchParams(fields);
    return Promise.resolve(this.#app.request(`http://de.localhost:3000${path}`, { method: 'POST', body }));
  }

  delete(path: string): Promise<Response> {
    return this.fetch('DELETE', path);
  }

  /** A provider's captcha token that was not used before. */
  captcha(): string {
    this.#captchas += 1;
    return `mock-captcha-passed-${this.#captchas}`;
  }

  async voucher(condition: string, site = 'de'): Promise<ListedVoucher> {
    const { body } = await this.get<ListedVoucher[]>('/sandbox/vouchers');
    const found = body.find((voucher) => voucher.site === site && voucher.condition === condition);
    if (found === undefined) throw new Error(`No ${condition} voucher for ${site}.`);
    return found;
  }

  enter(code: string, site = 'de'): Promise<Answer<Wire['VoucherToken'] & Wire['Problem']>> {
    const body = { code, voucherCategory: CATEGORY[site], captcha: this.captcha() };
    return this.post('/api/v2/voucher/token', body, { host: `${site}.localhost:3000` });
  }

  /** The token of a seeded voucher. */
  async tokenOf(condition: string, site = 'de'): Promise<string> {
    const { code } = await this.voucher(condition, site);
    const { body } = await this.enter(code, site);
    return body.token;
  }

  async #read<T>(method: string, path: string, call: Call): Promise<Answer<T>> {
    const response = await this.fetch(method, path, call);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text === '' ? undefined : JSON.parse(text)) as T,
    };
  }
}

/** The code of the first error of a problem document. */
export function codeOf(answer: { readonly body: Pick<Wire['Problem'], 'errors'> }): string | undefined {
  return answer.body.errors[0]?.code;
}

/** The payload of a token, unverified, as the app reads it. */
export function payloadOf(token: string): Wire['VoucherTokenPayload'] {
  const part = token.split('.')[1] ?? '';
  return JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/'))) as Wire['VoucherTokenPayload'];
}
