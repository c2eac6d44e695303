import { CATEGORY } from '#tests/data/voucherCategories.ts';
import type {
  Booked,
  Fault,
  LoggedCall,
  Mail,
  OperationLine,
  Order,
  Payment,
  SeededVoucher,
  Ticket,
  WallShop,
} from './sandboxTold.ts';

/** Number of shops on a short wall. */
export const SHORT_WALL = 20;

/** The sandbox of one preview server, through its JSON calls (product 15.11). */
export class Sandbox {
  readonly #port: number;
  readonly #provokes: (path: string) => void;

  /** @param provokes receives the paths of failing calls, which the browser logs as errors */
  constructor(port: number, provokes: (path: string) => void = () => {}) {
    this.#port = port;
    this.#provokes = provokes;
  }

  addressOf(site: string, path: string): string {
    return new URL(path, `http://${site}.localhost:${this.#port}`).href;
  }

  /** @param now the clock's time from now on, also for the seeded state; default: the machine's */
  async reset(now?: string): Promise<void> {
    await this.#post('/sandbox/reset', { now });
  }

  /** Which backend the stand-in is, until its reset. */
  async plays(profile: 'full' | 'smallest'): Promise<void> {
    await this.#post('/sandbox/profile', { profile });
  }

  /** For a test that spends it. */
  newVoucher(site: string, balanceInCent = 5000): Promise<SeededVoucher> {
    return this.#post('/sandbox/vouchers', { site, balanceInCent }) as Promise<SeededVoucher>;
  }

  /** For a test that tops it up. */
  newPrepaid(site: string, balanceInCent = 4000): Promise<SeededVoucher> {
    return this.#post('/sandbox/vouchers', {
      site,
      balanceInCent,
      isPrepaid: true,
    }) as Promise<SeededVoucher>;
  }

  /** In cents. */
  async balanceOf({ serialNumber }: SeededVoucher): Promise<number | undefined> {
    const all = (await this.#get('/sandbox/vouchers')) as SeededVoucher[];
    return all.find((voucher) => voucher.serialNumber === serialNumber)?.balanceInCent;
  }

  /** The seeded voucher of a site with this condition. */
  async voucher(site: string, condition: string): Promise<SeededVoucher> {
    const all = (await this.#get('/sandbox/vouchers')) as SeededVoucher[];
    const found = all.find((voucher) => voucher.site === site && voucher.condition === condition);
    if (found === undefined) throw new Error(`The sandbox has no ${condition} voucher for ${site}.`);
    return found;
  }

  /** Exchanges the code for a token, like the app. A code may be exchanged repeatedly, a captcha's token may not. */
  async token({ code, site }: SeededVoucher): Promise<string> {
    const { token } = (await this.#post('/api/v2/voucher/token', {
      code,
      voucherCategory: CATEGORY[site],
      captcha: `ready-${crypto.randomUUID()}`,
    })) as { token: string };
    return token;
  }

  /** To top up a prepaid voucher. */
  async chargeToken({ code }: SeededVoucher): Promise<string> {
    const { token } = (await this.#post('/sandbox/tokens', { code, isForCharge: true })) as { token: string };
    return token;
  }

  async orders(): Promise<readonly Order[]> {
    return (await this.#get('/sandbox/orders')) as Order[];
  }

  /** Newest first. The tests decide them on the pages of wallet and card. */
  async payments(): Promise<readonly Payment[]> {
    return (await this.#get('/sandbox/payments')) as Payment[];
  }

  /** Money received and value given for it, in booking order. */
  async ledger(): Promise<readonly Booked[]> {
    return (await this.#get('/sandbox/ledger')) as Booked[];
  }

  /** Newest first. */
  async outbox(): Promise<readonly Mail[]> {
    return (await this.#get('/sandbox/outbox')) as Mail[];
  }

  /** Requests to customer service, newest first. */
  async tickets(): Promise<readonly Ticket[]> {
    return (await this.#get('/sandbox/tickets')) as Ticket[];
  }

  /** What pages have sent to the operator's log in the last hour. */
  async operationLines(): Promise<readonly OperationLine[]> {
    return (await this.#get('/sandbox/operation/lines')) as OperationLine[];
  }

  /** The calls of a page load, by the reference of a problem card; oldest first. */
  async callsOf(reference: string): Promise<readonly LoggedCall[]> {
    return (await this.#get(`/sandbox/operation/calls?id=${reference}`)) as LoggedCall[];
  }

  /** The path of a ready link: `redeemLink`, `redeemLinkExpired`, `activation`, … */
  async link(name: string): Promise<string> {
    const path = (await this.links())[name];
    if (path === undefined) throw new Error(`The sandbox has no ready link ${name}.`);
    return path;
  }

  /** The ready links by name, and the address of their emails. */
  async links(): Promise<Readonly<Record<string, string>>> {
    return (await this.#get('/sandbox/links')) as Record<string, string>;
  }

  async wall(categoryId: number, query = ''): Promise<readonly WallShop[]> {
    return (await this.#get(`/api/v2/shop/wall/${categoryId}${query}`)) as WallShop[];
  }

  async breaks(fault: Fault): Promise<void> {
    const { path, network, code, status = 200 } = fault;
    if (network !== undefined || code !== undefined || status >= 400) this.#provokes(`/api${path}`);
    await this.#post('/sandbox/faults', fault);
  }

  /** Sets the dial of a site's giveaway; `null` removes it. */
  async gives(site: string, change: { giveaway?: object | null; codesLeft?: number }): Promise<void> {
    await this.#post('/sandbox/giveaways', { site, ...change });
  }

  /** Ends the fraud check; the redemption continues. */
  async releases(redeemId: string): Promise<void> {
    await this.#post(`/sandbox/orders/${redeemId}/release`, {});
  }

  /** Number of shops on the largest wall until the reset. */
  async shops(shops: number): Promise<void> {
    await this.#post('/sandbox/shops', { shops });
  }

  /** Walls show only their first shops. The others are still found by their address. */
  async shortensWalls(): Promise<void> {
    await this.#post('/sandbox/shops', { onWall: SHORT_WALL });
  }

  /** Empties the wall for tests that do not need it: rendering hundreds of tiles is slow. */
  async hidesShops(): Promise<void> {
    await this.breaks({ path: '/v2/shop/wall/*', status: 200, body: '[]' });
  }

  async mends(): Promise<void> {
    await this.#send('/sandbox/faults', { method: 'DELETE' });
  }

  /** Sets the backend's clock, which keeps ticking. */
  async clock(now: string): Promise<void> {
    await this.#post('/sandbox/clock', { now });
  }

  /** Decides the newest payment for its holder. Returns the provider's return address. */
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

  /** By IP address, because Node does not resolve *.localhost. */
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
