import { CATEGORY } from '#tests/data/voucherCategories.ts';
import type { Booked, Fault, Mail, Order, Payment, SeededVoucher, Ticket, WallShop } from './sandboxTold.ts';

/** How many shops a wall shows that is short. */
export const SHORT_WALL = 20;

/** The stand-in backend of one preview server, through its JSON twins (product 15.11). */
export class Sandbox {
  readonly #port: number;
  readonly #provokes: (path: string) => void;

  /** `provokes` hears of the paths whose calls are made to fail: the browser itself complains about those. */
  constructor(port: number, provokes: (path: string) => void = () => {}) {
    this.#port = port;
    this.#provokes = provokes;
  }

  /** Where a browser finds a page of a site. */
  addressOf(site: string, path: string): string {
    return new URL(path, `http://${site}.localhost:${this.#port}`).href;
  }

  async reset(): Promise<void> {
    await this.#post('/sandbox/reset', {});
  }

  /** A voucher of its own for a test that spends it. */
  newVoucher(site: string, balanceInCent = 5000): Promise<SeededVoucher> {
    return this.#post('/sandbox/vouchers', { site, balanceInCent }) as Promise<SeededVoucher>;
  }

  /** A voucher of its own for a test that tops it up. */
  newPrepaid(site: string, balanceInCent = 4000): Promise<SeededVoucher> {
    return this.#post('/sandbox/vouchers', {
      site,
      balanceInCent,
      isPrepaid: true,
    }) as Promise<SeededVoucher>;
  }

  /** What is on a voucher now. */
  async balanceOf({ serialNumber }: SeededVoucher): Promise<number | undefined> {
    const all = (await this.#get('/sandbox/vouchers')) as SeededVoucher[];
    return all.find((voucher) => voucher.serialNumber === serialNumber)?.balanceInCent;
  }

  /** The seeded voucher of a site that is in this condition. */
  async voucher(site: string, condition: string): Promise<SeededVoucher> {
    const all = (await this.#get('/sandbox/vouchers')) as SeededVoucher[];
    const found = all.find((voucher) => voucher.site === site && voucher.condition === condition);
    if (found === undefined) throw new Error(`The sandbox has no ${condition} voucher for ${site}.`);
    return found;
  }

  /** What a code is exchanged for, as the app does it. */
  async token({ code, site }: SeededVoucher): Promise<string> {
    const { token } = (await this.#post('/api/v2/voucher/token', {
      code,
      voucherCategory: CATEGORY[site],
      captcha: `ready-${code}`,
    })) as { token: string };
    return token;
  }

  async orders(): Promise<readonly Order[]> {
    return (await this.#get('/sandbox/orders')) as Order[];
  }

  /** Newest first. A person decides them on the pages of the wallet and of the card. */
  async payments(): Promise<readonly Payment[]> {
    return (await this.#get('/sandbox/payments')) as Payment[];
  }

  /** Money that came in and what was given for it, in the order of the books. */
  async ledger(): Promise<readonly Booked[]> {
    return (await this.#get('/sandbox/ledger')) as Booked[];
  }

  /** Newest first. */
  async outbox(): Promise<readonly Mail[]> {
    return (await this.#get('/sandbox/outbox')) as Mail[];
  }

  /** What the customer service was written, newest first. */
  async tickets(): Promise<readonly Ticket[]> {
    return (await this.#get('/sandbox/tickets')) as Ticket[];
  }

  /** The path of one of the ready links: `redeemLink`, `redeemLinkExpired`, `activation`, … */
  async link(name: string): Promise<string> {
    const path = (await this.links())[name];
    if (path === undefined) throw new Error(`The sandbox has no ready link ${name}.`);
    return path;
  }

  /** The ready links by their names, and the address to which their mails went. */
  async links(): Promise<Readonly<Record<string, string>>> {
    return (await this.#get('/sandbox/links')) as Record<string, string>;
  }

  /** The wall of a voucher category, as the app is given it. */
  async wall(categoryId: number, query = ''): Promise<readonly WallShop[]> {
    return (await this.#get(`/api/v2/shop/wall/${categoryId}${query}`)) as WallShop[];
  }

  async breaks(fault: Fault): Promise<void> {
    const { path, network, code, status = 200 } = fault;
    if (network !== undefined || code !== undefined || status >= 400) this.#provokes(`/api${path}`);
    await this.#post('/sandbox/faults', fault);
  }

  /** Turns the dial of a site's giveaway: another one, none, or another number of codes. */
  async gives(site: string, change: { giveaway?: object | null; codesLeft?: number }): Promise<void> {
    await this.#post('/sandbox/giveaways', { site, ...change });
  }

  /** The check of a large redemption is over; it goes on. */
  async releases(redeemId: string): Promise<void> {
    await this.#post(`/sandbox/orders/${redeemId}/release`, {});
  }

  /** From now on the largest wall has so many shops; a reset puts the usual number back. */
  async shops(shops: number): Promise<void> {
    await this.#post('/sandbox/shops', { shops });
  }

  /** Each wall shows its first shops only; the others are there for whoever has their address. */
  async shortensWalls(): Promise<void> {
    await this.#post('/sandbox/shops', { onWall: SHORT_WALL });
  }

  /** An empty shop wall, for tests that look at something else: five hundred tiles take their time. */
  async hidesShops(): Promise<void> {
    await this.breaks({ path: '/v2/shop/wall/*', status: 200, body: '[]' });
  }

  async mends(): Promise<void> {
    await this.#send('/sandbox/faults', { method: 'DELETE' });
  }

  /** Moves the backend's clock; it goes on from there. */
  async clock(now: string): Promise<void> {
    await this.#post('/sandbox/clock', { now });
  }

  async tokenLifetime(seconds: number): Promise<void> {
    await this.#post('/sandbox/token-lifetime', { seconds });
  }

  /** Decides the newest payment in its holder's place; returns the address to which the provider then leads. */
  async decides(decision: 'approve' | 'decline' | 'cancel'): Promise<string> {
    const [payment] = (await this.#get('/sandbox/payments')) as { readonly page?: string }[];
    const id = payment?.page?.split('=')[1];
    if (id === undefined) throw new Error('No payment waits for its holder.');
    const answer = await fetch(this.#url('/sandbox/pay/decide'), {
      method: 'POST',
      body: new URLSearchParams({ id, decision }),
      redirect: 'manual',
    });
    return answer.headers.get('location') ?? '';
  }

  /** By address: Node does not resolve *.localhost. */
  #url(path: string): string {
    return `http://127.0.0.1:${this.#port}${path}`;
  }

  async #get(path: string): Promise<unknown> {
    const answer = await this.#send(path, {});
    return answer.json();
  }

  async #post(path: string, body: object): Promise<unknown> {
    const answer = await this.#send(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.status === 204 ? undefined : answer.json();
  }

  async #send(path: string, init: RequestInit): Promise<Response> {
    const answer = await fetch(this.#url(path), init);
    if (!answer.ok)
      throw new Error(`${init.method ?? 'GET'} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }
}
