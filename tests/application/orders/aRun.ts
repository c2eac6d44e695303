import type { OpenOrder } from '#domain/orders/openOrder.ts';
import type { DirectOrder, PaidOrder } from '#application/orders/orderKind.ts';
import { OrderRun } from '#application/orders/orderRun.ts';
import type { OrderState } from '#application/orders/orderState.ts';
import { ofVoucher } from '#domain/orders/openPress.ts';
import { type Answer, inTurn } from '#tests/data/answers.ts';
import { type PendingStoreKept, fakePendingStore } from '#tests/data/fakeTab.ts';
import { freeTurns } from '#tests/data/fakeTurns.ts';
import { now } from '#tests/data/moments.ts';
import { aPendingSpendingOrder } from '#tests/data/redemption.ts';
import type { FakeOrder } from './aWorld.ts';

/** An order, that of its number; two with the same fingerprint mean the same. */
export function order(number = 1, about: Partial<FakeOrder> = {}): FakeOrder {
  const fingerprint = `print-${number}`;
  return {
    ...aPendingSpendingOrder({ fingerprint }),
    id: `id-${number}`,
    key: `key-${number}`,
    sentAt: now,
    ...about,
  };
}

type Told<T> = readonly (Answer<T> | Promise<Answer<T>>)[];

export interface RunTold extends PendingStoreKept<FakeOrder> {
  /** The answers to what is sent. */
  answers?: Told<string>;
  found?: Told<string | null>;
  /** An open order of another kind. */
  other?: OpenOrder | null;
  /** This browser keeps no notes at all. */
  lasts?: boolean;
}

type TextKind = DirectOrder<FakeOrder, string, string>;
type PaidTextKind = PaidOrder<FakeOrder, string, string>;

/** A run whose backend answers as told; `over` replaces parts of the kind. */
export function aRun(told: RunTold = {}, over: Partial<TextKind & PaidTextKind> = {}) {
  const { answers = [], found = [], lasts = true, ...kept } = told;
  const tab = { now, other: told.other ?? null };
  const sent: { order: FakeOrder; body: string }[] = [];
  const looked: string[] = [];
  const done: string[] = [];
  const heard: OrderState<FakeOrder>[] = [];
  const give = inTurn(sent, answers);
  const look = inTurn(looked, found);
  const pendingStore = {
    ...fakePendingStore<FakeOrder>(
      ({ id }) => id,
      kept,
      () => tab.other,
    ),
    lasts: () => lasts,
  };
  const kind: TextKind | PaidTextKind = {
    kind: 'donation',
    aloneIn: ({ voucher }) => [ofVoucher(voucher.mark)],
    idOf: ({ id }) => id,
    latestStart: ({ sentAt }) => sentAt,
    retryOf: (stored, fresh) =>
      stored.fingerprint === fresh.fingerprint ? { ...fresh, id: stored.id, key: stored.key } : null,
    place: async (each, body) => await give({ order: each, body }),
    find: async ({ id }) => await look(id),
    finish: (value) => void done.push(value),
    ...over,
  };
  const clock = { now: () => tab.now };
  const turns = freeTurns(clock);
  /** The run after a reload: it knows only what the store has kept. */
  const load = () => new OrderRun(() => kind, pendingStore, turns, clock);
  const run = load();
  run.listen((state) => heard.push(state));
  return { run, load, pendingStore, tab, sent, looked, done, heard };
}
