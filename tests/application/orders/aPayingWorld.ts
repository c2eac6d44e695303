import { OrderRun } from '#application/orders/orderRun.ts';
import type { PendingOrderStore } from '#application/orders/pendingOrderStore.ts';
import type { PaidOrder as PaidKind } from '#application/orders/orderKind.ts';
import type { OrderState } from '#application/orders/orderState.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import { LATEST_ARRIVAL_MS } from '#domain/orders/lapse.ts';
import { ofVoucher } from '#domain/orders/openPress.ts';
import type { PendingOrder } from '#domain/orders/pendingOrder.ts';
import { type PaymentStanding, problemOfPayment } from '#domain/payment/payment.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { freeTurns } from '#tests/data/fakeTurns.ts';

export interface PaidOrder extends PendingOrder {
  readonly id: string;
  /** True if the card's bank asks nothing, so that beginning the payment is agreeing to it. */
  readonly isAgreed: boolean;
  readonly sentAt: number;
}

export type PayingKind = PaidKind<PaidOrder, null, string>;
export type PayingStore = PendingOrderStore<PaidOrder>;

/** How the backend meets the call that waits for its answer. */
export type PayingFate = 'answer' | 'lose-answer' | 'lose-request' | 'refuse';

type State = 'open' | 'agreed' | 'received' | 'failed' | 'cancelled';

interface Call {
  readonly order: PaidOrder;
  readonly carryOut: (order: PaidOrder) => Result<unknown, Problem>;
  readonly answer: (result: Result<unknown, Problem>) => void;
}

/**
 * A backend that takes payments, a provider where the person agrees or not, a network that loses and delays, and a tab
 * that is left for the provider and comes back, or does not. It notices what must never happen: money taken twice, a
 * payment thanked for without money, and a word that nothing was paid about money that was taken or still may be.
 */
export class PayingWorld {
  readonly flaws: string[] = [];
  run: OrderRun<PaidOrder, null, string>;
  isOnline = true;
  isPermitted = true;
  #now = 1_000_000;
  readonly #clock = { now: () => this.#now };
  #ids = 0;
  #order: PaidOrder | null = null;
  readonly #payments = new Map<string, State>();
  #waiting: Call[] = [];
  #late: Call[] = [];
  readonly #thanked = new Set<string>();
  /** Given up here and agreed to all the same, in another tab, whose page tells what becomes of it. */
  readonly #toldElsewhere = new Set<string>();
  readonly #plant: (kind: PayingKind, pendingStore: PayingStore) => readonly [PayingKind, PayingStore];

  constructor(
    plant: (kind: PayingKind, pendingStore: PayingStore) => readonly [PayingKind, PayingStore] = (...both) =>
      both,
  ) {
    this.#plant = plant;
    this.run = this.#load();
  }

  get state(): OrderState<PaidOrder> {
    return this.run.state;
  }

  get received(): number {
    return [...this.#payments.values()].filter((state) => state === 'received').length;
  }

  press(isAgreed: boolean): void {
    this.#ids += 1;
    void this.run.press({ id: `id-${this.#ids}`, isAgreed, sentAt: this.#now, standing: 'sent' }, null);
  }

  meet(fate: PayingFate): void {
    const call = this.#waiting.shift();
    if (call === undefined) return;
    if (fate === 'answer') call.answer(call.carryOut(call.order));
    else if (fate === 'lose-answer') {
      call.carryOut(call.order);
      call.answer(refused({ kind: 'timed-out' }));
    } else if (fate === 'refuse' && !this.#payments.has(call.order.id)) {
      call.answer(refused({ kind: 'payment-failed', moneyState: 'untouched' }));
    } else {
      this.#late.push(call);
      call.answer(refused({ kind: 'offline' }));
    }
  }

  arrive(): void {
    const call = this.#late.shift();
    call?.carryOut(call.order);
  }

  /** At the provider, in whatever tab its page is open: of the payments that the person was led to. */
  atProvider(to: 'agreed' | 'failed' | 'cancelled'): void {
    for (const [id, state] of this.#payments) {
      if (state !== 'open') continue;
      this.#payments.set(id, to);
      if (this.#order?.id !== id) this.#toldElsewhere.add(id);
    }
  }

  /** The provider takes its word back before the money has come. */
  declineLate(): void {
    for (const [id, state] of this.#payments) if (state === 'agreed') this.#payments.set(id, 'failed');
  }

  /** Nobody has asked for the money in time, so the backend takes it by itself. */
  takeBySelf(): void {
    for (const [id, state] of this.#payments) if (state === 'agreed') this.#take(id);
  }

  /** The provider leads back to this tab: a new page, which carries out the payment that is noted. */
  return(): void {
    this.#leave();
    const stored = this.#order;
    if (stored?.standing === 'paying') void this.run.conclude(stored);
    else void this.run.resume();
  }

  /** The page is loaded anew, or left by "back": what waits for an answer never hears it, and may still arrive. */
  reload(): void {
    this.#leave();
    void this.run.resume();
  }

  lapse(): void {
    if (this.#waiting.length > 0) return;
    this.#now += 2 * LATEST_ARRIVAL_MS;
    this.#late = [];
    for (const [id, state] of this.#payments) if (state === 'open') this.#payments.set(id, 'cancelled');
    this.takeBySelf();
  }

  #leave(): void {
    this.#late.push(...this.#waiting);
    this.#waiting = [];
    this.run = this.#load();
  }

  #load(): OrderRun<PaidOrder, null, string> {
    const [kind, pendingStore] = this.#plant(this.#kind(), this.#store());
    const run = new OrderRun(() => kind, pendingStore, freeTurns(this.#clock), this.#clock);
    run.listen((state) => {
      if (run === this.run) this.#hear(state);
    });
    return run;
  }

  #hear(state: OrderState<PaidOrder>): void {
    if (!('order' in state)) return;
    const { id } = state.order;
    const payment = this.#payments.get(id);
    const mayMove = payment === 'agreed' || payment === 'received';
    if (state.kind === 'refused' && (mayMove || payment === 'open')) {
      this.flaws.push(`said that ${id} came to nothing, which is ${payment}`);
    }
    if (state.kind === 'paying' && payment === 'received') this.flaws.push(`asked to pay ${id} once more`);
    if (state.kind === 'placed') {
      if (payment !== 'received') this.flaws.push(`thanked for ${id}, which is ${payment ?? 'unknown'}`);
      if (this.#thanked.has(id)) this.flaws.push(`thanked for ${id} twice`);
      this.#thanked.add(id);
    }
  }

  #take(id: string): void {
    for (const [other, state] of this.#payments) {
      const isTold = this.#thanked.has(other) || this.#toldElsewhere.has(other);
      if (state === 'received' && other !== id && !isTold)
        this.flaws.push(`took the money of ${id} before ${other} was told of`);
    }
    this.#payments.set(id, 'received');
  }

  #begin(order: PaidOrder): Result<PaidOrder, Problem> {
    if (!this.isPermitted) return refused({ kind: 'charge-expired', moneyState: 'untouched' });
    // The backend's rule: one that was agreed to may still succeed, and one that nobody has agreed to ends.
    if ([...this.#payments.values()].includes('agreed'))
      return refused({ kind: 'payment-failed', moneyState: 'untouched' });
    for (const [id, state] of this.#payments) if (state === 'open') this.#payments.set(id, 'cancelled');
    this.#payments.set(order.id, order.isAgreed ? 'agreed' : 'open');
    return done(order);
  }

  #conclude({ id }: PaidOrder): Result<string, Problem> {
    if (!this.isPermitted) return refused({ kind: 'unknown', moneyState: 'unknown' });
    if (this.#payments.get(id) === 'agreed') this.#take(id);
    return this.#told(id) ?? refused({ kind: 'unknown', moneyState: 'unknown' });
  }

  /** Null if the backend never heard of it. */
  #told(id: string): Result<string, Problem> | null {
    const state = this.#payments.get(id);
    if (state === undefined) return null;
    if (state === 'received') return done(id);
    const standing: Omit<PaymentStanding, 'orderNumber'> =
      state === 'open' || state === 'agreed'
        ? { state: 'processing', isAwaited: state === 'open' }
        : { state, isAwaited: false };
    return refused(problemOfPayment(standing) ?? { kind: 'unknown' });
  }

  #kind(): PayingKind {
    const send = <T>(order: PaidOrder, carryOut: (order: PaidOrder) => Result<T, Problem>) =>
      new Promise<Result<T, Problem>>((answer) => {
        this.#waiting.push({ order, carryOut, answer } as unknown as Call);
      });
    return {
      kind: 'charge',
      aloneIn: () => [ofVoucher('voucher-1')],
      idOf: ({ id }) => id,
      latestStart: ({ sentAt }) => sentAt + LATEST_ARRIVAL_MS,
      // Each payment is by card: a wallet's is begun before the press.
      beginWallet: async () => refused({ kind: 'payment-unusable' }),
      beginWith: () => (order) => send(order, (each) => this.#begin(each)),
      conclude: (order) => send(order, (each) => this.#conclude(each)),
      find: async ({ id }) => (this.isOnline ? (this.#told(id) ?? done(null)) : refused({ kind: 'offline' })),
      finish: () => {},
    };
  }

  #store(): PayingStore {
    return {
      other: () => null,
      read: () => this.#order,
      write: (order) => {
        // One that was asked for once more and gave way arrives no more (ADR 13).
        const former = this.#order;
        if (former && former.id !== order.id)
          this.#late = this.#late.filter(({ order: { id } }) => id !== former.id);
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
