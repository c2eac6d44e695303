import type { Result } from '#domain/core/result.ts';
import type { OpenPress } from '#domain/orders/openPress.ts';
import type { Outcome } from '#domain/orders/outcome.ts';
import type { PendingOrder } from '#domain/orders/pendingOrder.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { RecordingStore } from './recordingStore.ts';
import { type KindOf, isPaidOrder } from './orderKind.ts';
import type { OrderReconciler, ToSend } from './orderReconciler.ts';
import type { OrderState } from './orderState.ts';
import type { Turn, Turns } from './turns.ts';

/** What came of a press. */
type Sent<Order, Value> =
  | { readonly kind: 'answered'; readonly order: Order; readonly answer: Result<Value, Problem> }
  /** Not sent: an earlier order, missed at first, has arrived. */
  | { readonly kind: 'earlier'; readonly order: Order; readonly outcome: Outcome<Value> }
  | { readonly kind: 'to-pay'; readonly order: Order }
  | { readonly kind: 'not-sent'; readonly state: OrderState<Order> };

/** This press was not sent: the user decides again about the new amounts. */
const ORDERED_ELSEWHERE: Problem = { kind: 'ordered-elsewhere', moneyState: 'untouched' };

interface SenderDeps<Order extends PendingOrder, Body, Value> {
  readonly kindOf: KindOf<Order, Body, Value>;
  readonly pendingStore: RecordingStore<Order>;
  readonly reconciler: OrderReconciler<Order, Value>;
  readonly turns: Turns;
  /** Receives the states on the way. */
  readonly become: (state: OrderState<Order>) => void;
}

/** Sends an order at most once per press, when nothing else is open about its voucher in any tab (ADR 13). */
export class OrderSender<Order extends PendingOrder, Body, Value> {
  readonly #deps: SenderDeps<Order, Body, Value>;
  #isWarned = false;
  #withdraw = (): void => undefined;

  constructor(deps: SenderDeps<Order, Body, Value>) {
    this.#deps = deps;
  }

  /** True if a reload would lose the pending order. */
  get isUnkept(): boolean {
    return this.#isWarned || !this.#deps.pendingStore.lasts();
  }

  /** Gives up a press that is held back. Does nothing at other times. */
  withdraw(): void {
    this.#withdraw();
  }

  /** @param before the state to return to if nothing is sent */
  async send(fresh: Order, body: Body, before: OrderState<Order>): Promise<Sent<Order, Value>> {
    const { pendingStore, reconciler, become } = this.#deps;
    const by = pendingStore.other();
    if (by !== null) return { kind: 'not-sent', state: { kind: 'blocked', by } };
    const toSend = reconciler.toSend(fresh);
    const { order } = toSend;
    become({ kind: 'placing', order });
    const turn = await this.#takeTurn(order);
    if (turn.kind !== 'taken') {
      // Nothing was stored or noted yet.
      const state = { kind: 'refused', order, problem: ORDERED_ELSEWHERE } as const;
      return { kind: 'not-sent', state: turn.kind === 'moved' ? state : before };
    }
    try {
      return await this.#sendInTurn(toSend, body, before);
    } finally {
      turn.leave();
    }
  }

  #takeTurn(order: Order): Promise<Turn> {
    const { turns, pendingStore, become } = this.#deps;
    const withdrawn = new Promise<void>((resolve) => {
      this.#withdraw = resolve;
    });
    let isHeld = false;
    const onHeld = (by: OpenPress) => {
      isHeld = true;
      become({ kind: 'held-back', order, by });
    };
    return turns.take(pendingStore.pressOf(order), { onHeld, withdrawn }).then((turn) => {
      if (isHeld && turn.kind === 'taken') become({ kind: 'placing', order });
      return turn;
    });
  }

  async #sendInTurn(
    toSend: ToSend<Order>,
    body: Body,
    before: OrderState<Order>,
  ): Promise<Sent<Order, Value>> {
    const { kindOf, pendingStore, reconciler } = this.#deps;
    const { order, stored, isAgain } = toSend;
    // An order of another kind may have been sent while this one waited for its turn.
    const by = pendingStore.other();
    if (by !== null) {
      reconciler.takeBack(toSend);
      return { kind: 'not-sent', state: { kind: 'blocked', by } };
    }
    if (stored !== null && !isAgain) {
      // An earlier missed order may have arrived late: its outcome comes first.
      const outcome = await reconciler.look(stored);
      if (outcome.kind !== 'refused') {
        reconciler.takeBack(toSend);
        return { kind: 'earlier', order: stored, outcome };
      }
    }
    if (!pendingStore.write(order) && !this.isUnkept) {
      // Warn the user first; the next submit sends the order.
      reconciler.takeBack(toSend);
      this.#isWarned = true;
      return { kind: 'not-sent', state: before };
    }
    const kind = kindOf(order);
    if (!isPaidOrder(kind)) return { kind: 'answered', order, answer: await kind.place(order, body) };
    const begin = kind.beginWith(body);
    if (begin === null) return { kind: 'to-pay', order };
    const begun = await begin(order);
    return begun.ok ? { kind: 'to-pay', order: begun.value } : { kind: 'answered', order, answer: begun };
  }
}
