import { OrderRun } from '#application/orders/orderRun.ts';
import { openOrderOf } from '#tests/data/openOrder.ts';
import type { PendingOrderStore } from '#application/orders/pendingOrderStore.ts';
import type { DirectOrder } from '#application/orders/orderKind.ts';
import type { OrderState } from '#application/orders/orderState.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import { LATEST_ARRIVAL_MS } from '#domain/orders/lapse.ts';
import { ofVoucher } from '#domain/orders/openPress.ts';
import type { PendingSpendingOrder } from '#domain/orders/pendingOrder.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { freeTurns } from '#tests/data/fakeTurns.ts';
import { aPendingSpendingOrder } from '#tests/data/redemption.ts';

export interface FakeOrder extends PendingSpendingOrder {
  readonly id: string;
  readonly key: string;
  readonly sentAt: number;
}

export type FakeKind = DirectOrder<FakeOrder, null, string>;
export type FakeStore = PendingOrderStore<FakeOrder>;

/** How the backend meets a press that waits for its answer. */
export type Fate =
  | 'answer'
  | 'lose-answer'
  | 'lose-request'
  | 'refuse'
  | 'refuse-by-gateway'
  | 'refuse-by-gateway-late'
  | 'reserve'
  | 'confuse';

/** What an adapter makes of a gateway's "too many requests" (`problemOfMove`). */
const GATEWAY: Problem = { kind: 'too-many-requests', moneyState: 'unknown' };

/**
 * A backend that carries out one order per key, a network that loses and delays, a tab that is reloaded, and a person
 * who presses. It notices what must never happen: an order that is carried out while another one is not yet told of, and
 * a word that nothing happened about an order that was carried out.
 */
export class World {
  /** What must never happen and did. */
  readonly flaws: string[] = [];
  run: OrderRun<FakeOrder, null, string>;
  isOnline = true;
  isSignedIn = true;
  otherIsOpen = false;
  mark = 'voucher-1';
  #now = 1_000_000;
  readonly #clock = { now: () => this.#now };
  #ids = 0;
  #order: FakeOrder | null = null;
  /** By key. */
  readonly #carriedOut = new Map<string, FakeOrder>();
  /** Keys of orders that the backend has carried out and takes for others. */
  readonly #mistaken = new Set<string>();
  /** On their way, and may still arrive. */
  #late: FakeOrder[] = [];
  /** Ids of orders that the person knows of: placed, or given up with their reference. */
  readonly #known = new Set<string>();
  #waiting: { order: FakeOrder; answer: (result: Result<string, Problem>) => void }[] = [];
  readonly #plant: (kind: FakeKind, pendingStore: FakeStore) => readonly [FakeKind, FakeStore];

  constructor(
    plant: (kind: FakeKind, pendingStore: FakeStore) => readonly [FakeKind, FakeStore] = (...both) => both,
  ) {
    this.#plant = plant;
    this.run = this.#load();
  }

  get state(): OrderState<FakeOrder> {
    return this.run.state;
  }

  /** How many orders the backend has carried out. */
  get carriedOut(): number {
    return this.#carriedOut.size;
  }

  press(choice: string): void {
    this.#ids += 1;
    const fresh: FakeOrder = {
      ...aPendingSpendingOrder({
        voucher: { mark: this.mark, validUntil: null, isPrepaid: false },
        fingerprint: choice,
      }),
      id: `id-${this.#ids}`,
      key: `key-${this.#ids}`,
      sentAt: this.#now,
    };
    void this.run.press(fresh, null);
  }

  meet(fate: Fate): void {
    const next = this.#waiting.shift();
    if (next === undefined) return;
    const { order, answer } = next;
    if (fate === 'answer') answer(done(this.#carryOut(order)));
    else if (fate === 'lose-answer') {
      this.#carryOut(order);
      answer(refused({ kind: 'timed-out' }));
    } else if (fate === 'refuse-by-gateway') {
      this.#carryOut(order);
      answer(refused(GATEWAY));
    } else if (fate === 'confuse') {
      this.#carryOut(order);
      this.#mistaken.add(order.key);
      answer(refused({ kind: 'answer-mismatch' }));
    } else if (fate === 'refuse' && !this.#carriedOut.has(order.key)) {
      // The first answer to a key is repeated to whatever else arrives under it (product 15.5).
      this.#late = this.#late.filter(({ key }) => key !== order.key);
      answer(refused({ kind: 'shop-gone', moneyState: 'untouched' }));
    } else {
      this.#late.push(order);
      if (fate === 'refuse-by-gateway-late') answer(refused(GATEWAY));
      else
        answer(
          refused(fate === 'reserve' ? { kind: 'unknown', moneyState: 'reserved' } : { kind: 'offline' }),
        );
    }
  }

  /** What was on its way arrives. */
  arrive(): void {
    const order = this.#late.shift();
    if (order) this.#carryOut(order);
  }

  /** The page is loaded anew: what waits for an answer will never hear it, and what was sent may still arrive. */
  reload(): void {
    this.#late.push(...this.#waiting.map(({ order }) => order));
    this.#waiting = [];
    this.run = this.#load();
    void this.run.resume();
  }

  /** So late that nothing arrives any more. A press is not waited for that long: it is given up after half a minute. */
  lapse(): void {
    if (this.#waiting.length > 0) return;
    this.#now += LATEST_ARRIVAL_MS;
    this.#late = [];
  }

  /** The backend knows again which order is which. */
  clearUp(): void {
    this.#mistaken.clear();
  }

  goOn(): void {
    if (this.state.kind === 'lost') this.#known.add(this.state.order.id);
    this.run.goOn();
  }

  #load(): OrderRun<FakeOrder, null, string> {
    const [kind, pendingStore] = this.#plant(this.#kind(), this.#store());
    const run = new OrderRun(() => kind, pendingStore, freeTurns(this.#clock), this.#clock);
    run.listen((state) => {
      if (run === this.run) this.#hear(state);
    });
    return run;
  }

  #hear(state: OrderState<FakeOrder>): void {
    const isDone = (order: FakeOrder) => this.#carriedOut.has(order.key);
    if (state.kind === 'refused' && isDone(state.order)) {
      this.flaws.push(
        `said ${state.problem.moneyState ?? 'nothing'} of ${state.order.id}, which was carried out`,
      );
    }
    if (
      state.kind === 'lost' &&
      state.why === 'lapsed' &&
      this.#late.some(({ id }) => id === state.order.id)
    ) {
      this.flaws.push(`gave ${state.order.id} up, which may still arrive`);
    }
    if (state.kind === 'placed') {
      if (this.#known.has(state.order.id)) this.flaws.push(`thanked for ${state.order.id} twice`);
      if (!isDone(state.order)) this.flaws.push(`thanked for ${state.order.id}, which was not carried out`);
      this.#known.add(state.order.id);
    }
  }

  #carryOut(order: FakeOrder): string {
    if (!this.#carriedOut.has(order.key)) {
      for (const { id } of this.#carriedOut.values()) {
        if (!this.#known.has(id)) this.flaws.push(`${order.id} was carried out before ${id} was told of`);
      }
      this.#carriedOut.set(order.key, order);
    }
    return order.id;
  }

  #kind(): FakeKind {
    return {
      kind: 'donation',
      aloneIn: ({ voucher }) => [ofVoucher(voucher.mark)],
      idOf: ({ id }) => id,
      latestStart: ({ sentAt }) => sentAt,
      retryOf: (stored, fresh) =>
        stored.fingerprint === fresh.fingerprint && stored.voucher.mark === fresh.voucher.mark
          ? { ...fresh, id: stored.id, key: stored.key }
          : null,
      place: (order) => {
        if (this.otherIsOpen) this.flaws.push(`${order.id} was sent beside an order of another kind`);
        if (!this.isSignedIn) return Promise.resolve(refused({ kind: 'session-expired' }));
        return new Promise((answer) => this.#waiting.push({ order, answer }));
      },
      find: async ({ key, id }) => {
        if (!this.isOnline) return refused({ kind: 'offline' });
        if (!this.isSignedIn) return refused({ kind: 'session-expired' });
        return done(this.#carriedOut.has(key) && !this.#mistaken.has(key) ? id : null);
      },
      finish: () => {},
    };
  }

  #store(): FakeStore {
    return {
      other: () => (this.otherIsOpen ? openOrderOf('donation') : null),
      read: () => this.#order,
      write: (order) => {
        // One that was asked for once more and gave way arrives no more (ADR 13).
        const former = this.#order;
        if (former && former.id !== order.id) this.#late = this.#late.filter(({ id }) => id !== former.id);
        this.#order = order;
        return true;
      },
      remove: (id) => {
        const isStored = this.#order?.id === id;
        if (isStored) this.#order = null;
        return isStored;
      },
      lasts: () => true,
    };
  }
}
