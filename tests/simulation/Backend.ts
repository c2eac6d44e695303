import { createSandbox } from '#sandbox/app.ts';
import type { Engine } from './platform/Engine.ts';

export const ORIGIN = 'http://de.localhost:3000';
/** A short wall is quick to draw. */
const ON_WALL = 4;

let engineOfNow: Engine;
let sandbox: ReturnType<typeof createSandbox>;

/** One sandbox for all journeys of a process: its catalogue of shops takes longer to make than a journey. */
function theSandbox(engine: Engine): void {
  engineOfNow = engine;
  sandbox ??= createSandbox({ now: () => engineOfNow.now });
}

/** A call that moves value, as the backend received and answered it. */
export interface ValueCall {
  readonly path: string;
  readonly sender: Sender;
  /** When the backend answered; milliseconds since the world began. */
  readonly at: number;
  readonly key: string;
  readonly token: string | null;
  readonly sent: Readonly<Record<string, unknown>>;
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Who sent a call. */
export interface Sender {
  readonly tab: number;
  /** The number of the journey's step in which it was sent. */
  readonly step: number;
  /** Milliseconds since the world began. */
  readonly sentAt: number;
  /** Its page has got the answer. */
  isAnswered: boolean;
  /** The status of that answer, which a gateway may have given. */
  toldStatus: number | null;
}

/** After these the books may be different; a look at a payment settles what was due. */
const CHANGES_BOOKS = /\/(redeem|donation|order|state)$|\/(init|finalize)\b/;
/** The calls that ask for the state of an order. */
const STATES = /\/v2\/(redeem|donation)\/[\w-]+$/;
const MOVES_VALUE =
  /^\/api\/v2\/(redeem|donation|voucher\/order|voucher\/charge\/init\/[\w-]+|voucher\/token)$/;

export interface Voucher {
  readonly code: string;
  readonly serialNumber: string;
  readonly balanceInCent: number;
}

/** The stand-in backend in the world's time, and the server of the app's files. */
export class Backend {
  readonly #engine: Engine;
  /** When decisions at the payment provider take effect; milliseconds since the world began. */
  #effectiveAt: readonly number[] = [];
  /** The version of the app that is served. */
  release = 1;
  /** The rest that the states of orders name instead of the one that they left; null for that one. */
  restInCent: number | null = null;
  /** Counts calls that may have changed something. */
  changes = 0;
  readonly valueCalls: ValueCall[] = [];

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  open(): void {
    theSandbox(this.#engine);
  }

  async begin(): Promise<void> {
    await this.tell('/sandbox/reset', {});
    await this.tell('/sandbox/shops', { onWall: ON_WALL });
  }

  /** From now on every answer has its digits as JSON numbers. */
  async writeNumbers(): Promise<void> {
    await this.tell('/sandbox/faults', { path: '/*', digits: 'numbers' });
  }

  /** True for pages of a payment provider. */
  isForeign(address: string): boolean {
    return new URL(address).pathname.startsWith('/sandbox/pay/');
  }

  async answer(request: Request, sender: Sender): Promise<Response> {
    const { pathname } = new URL(request.url);
    this.#settle();
    if (request.method === 'GET') return this.#misnamed(pathname, await sandbox.fetch(request));
    if (CHANGES_BOOKS.test(pathname)) this.changes += 1;
    if (!MOVES_VALUE.test(pathname)) return sandbox.fetch(request);
    const key = request.headers.get('Idempotency-Key') ?? '';
    const token = request.headers.get('x-jwt-token');
    const sent = jsonOf(await request.clone().text());
    const answer = await sandbox.fetch(request);
    const body = jsonOf(await answer.clone().text());
    const at = this.#engine.elapsed;
    this.valueCalls.push({ sender, at, path: pathname, key, token, sent, status: answer.status, body });
    return answer;
  }

  async #misnamed(pathname: string, answer: Response): Promise<Response> {
    if (this.restInCent === null || !STATES.test(pathname) || !answer.ok) return answer;
    const { headers, status } = answer;
    const body = { ...jsonOf(await answer.text()), remainingBalanceInCent: this.restInCent };
    return new Response(JSON.stringify(body), { headers, status });
  }

  /** Before each call the sandbox settles the payments whose decision has taken effect, which changes its books. */
  #settle(): void {
    const due = this.#effectiveAt.filter((at) => at <= this.#engine.elapsed);
    if (due.length === 0) return;
    this.changes += 1;
    this.#effectiveAt = this.#effectiveAt.filter((at) => at > this.#engine.elapsed);
  }

  /** Reads the sandbox's state. */
  async ask<T>(path: string): Promise<T> {
    return (await (await sandbox.request(`${ORIGIN}${path}`)).json()) as T;
  }

  /** Turns one of the sandbox's dials. */
  async tell<T>(path: string, body: object): Promise<T | null> {
    this.changes += 1;
    const answer = await sandbox.request(`${ORIGIN}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.status === 204 ? null : ((await answer.json()) as T);
  }

  async issue(balanceInCent: number, isPrepaid: boolean): Promise<Voucher> {
    const voucher = await this.tell<Voucher>('/sandbox/vouchers', { site: 'de', balanceInCent, isPrepaid });
    if (voucher === null) throw new Error('The sandbox issues no voucher.');
    return voucher;
  }

  /** Ends the hold of the newest order, or lets its delivery fail. False without an order. */
  async decideDelivery(decision: 'release' | 'fail'): Promise<boolean> {
    const [order] = await this.ask<{ redeemId: string; status: string }[]>('/sandbox/orders');
    if (order === undefined) return false;
    this.changes += 1;
    await sandbox.request(`${ORIGIN}/sandbox/orders/${order.redeemId}/${decision}`, { method: 'POST' });
    return true;
  }

  /** The path of the newest mail's link to a shop's code. */
  async latestLink(): Promise<string | null> {
    const mails = await this.ask<{ links: string[] }[]>('/sandbox/outbox');
    const link = mails.flatMap(({ links }) => links).find((each) => each.includes('/merchantcode/'));
    return link === undefined ? null : new URL(link).pathname;
  }

  /** Posts a form as a document does, and returns the address that it leads to. */
  async post(address: string, fields: Readonly<Record<string, string>>): Promise<string> {
    this.changes += 1;
    const due = this.#engine.elapsed + Number(fields['seconds'] ?? 0) * 1_000;
    this.#effectiveAt = [...this.#effectiveAt, due];
    const answer = await sandbox.request(address, { method: 'POST', body: new URLSearchParams(fields) });
    const next = answer.headers.get('Location');
    if (next === null) throw new Error(`${address} answers ${answer.status} and leads nowhere`);
    return new URL(next, address).href;
  }
}

function jsonOf(text: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(text) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}
