import { type OpenPress, ofVoucher } from '#domain/orders/openPress.ts';
import { isOver } from '#domain/orders/otherOutcome.ts';
import { latestNews, missedNews } from '#domain/voucher/moneyNews.ts';
import type { ReadKept } from '../kept/kept.ts';
import type { Clock } from '../ports/clock.ts';
import type { Turn, Turns, Waiting } from '../orders/turns.ts';
import type { TabTurns } from '../ports/tabTurns.ts';
import type { FindOtherOrder } from './findOtherOrder.ts';
import type { OpenPresses } from './openPresses.ts';
import type { TellMoney } from './tellMoney.ts';

type NewsKey = 'lastVoucher' | 'moneyNews' | 'moneySeen';
type Notes = Pick<OpenPresses, 'before' | 'elsewhere' | 'record' | 'settle' | 'unknown'>;

/** How long a press that is held back waits before it looks again; milliseconds. */
const LOOK_AGAIN_MS = 5_000;

/**
 * Lets one press per voucher through, over all tabs of this browser (ADR 13): a lock while its call is under way, and a
 * note on the device until its order is settled, because a lock ends with its tab.
 */
export class PressTurns implements Turns {
  readonly #presses: Notes;
  readonly #turns: TabTurns;
  readonly #findOther: Pick<FindOtherOrder, 'execute'>;
  readonly #kept: ReadKept<NewsKey>;
  readonly #tellMoney: TellMoney;
  readonly #clock: Clock;

  constructor(
    presses: Notes,
    turns: TabTurns,
    findOther: Pick<FindOtherOrder, 'execute'>,
    kept: ReadKept<NewsKey>,
    tellMoney: TellMoney,
    clock: Clock,
  ) {
    this.#presses = presses;
    this.#turns = turns;
    this.#findOther = findOther;
    this.#kept = kept;
    this.#tellMoney = tellMoney;
    this.#clock = clock;
  }

  async take(press: OpenPress, { onHeld, withdrawn }: Waiting): Promise<Turn> {
    const pressedAt = latestNews(this.#news);
    // Who spends from the voucher in use saw the balance that the tab has learnt, however long ago.
    const own = press.kind === 'charge' ? null : this.#own;
    const seen = (subject: string) => (subject === own ? this.#kept.read('moneySeen') : pressedAt);
    let isWithdrawn = false;
    void withdrawn.then(() => {
      isWithdrawn = true;
    });
    this.#endUnknown(press.of);
    for (;;) {
      const leave = await this.#turns.hold(press.of);
      if (isWithdrawn) {
        leave?.();
        return { kind: 'withdrawn' };
      }
      if (press.of.some((subject) => missedNews(this.#news, subject, seen(subject)) !== null)) {
        leave?.();
        return { kind: 'moved' };
      }
      const by = leave === null ? this.#presses.elsewhere(press.of) : await this.#recordFirst(press);
      if (leave !== null && by === null) return { kind: 'taken', leave };
      leave?.();
      // Without a note, the other tab is about to write it, or has just removed it.
      if (by !== null) onHeld(by);
      const isKnown = leave !== null && by !== null && (await this.#isKnown(by));
      if (!isKnown) await Promise.race([this.#turns.next(LOOK_AGAIN_MS), withdrawn]);
    }
  }

  moved(press: OpenPress): void {
    this.#tellMoved(press, true);
  }

  /**
   * Looks up another tab's open order about any of these, unless that tab's call is under way. If no tab has learnt its
   * outcome in half an hour, it counts as one that has moved value.
   */
  async look(of: readonly string[]): Promise<void> {
    this.#endUnknown(of);
    const by = this.#presses.elsewhere(of);
    const leave = by && (await this.#turns.hold(by.of));
    if (by === null || leave === null) return;
    leave();
    await this.#isKnown(by);
  }

  settle(id: string): void {
    this.#presses.settle(id);
  }

  record(press: OpenPress): void {
    this.#presses.record(press);
  }

  #endUnknown(of: readonly string[]): void {
    for (const press of this.#presses.unknown(of)) {
      this.#tellMoved(press, false);
      this.#presses.settle(press.id);
    }
  }

  /** Notes the press, unless another one comes first: returns that. */
  async #recordFirst(press: OpenPress): Promise<OpenPress | null> {
    const earlier = this.#presses.elsewhere(press.of);
    if (earlier !== null) return earlier;
    // The time of the call: after a minute's wait, other tabs would take a press of that age for one that never arrived.
    this.#presses.record({ ...press, at: this.#clock.now() });
    await this.#turns.settle();
    const before = this.#presses.before(press);
    if (before !== null) this.#presses.settle(press.id);
    return before;
  }

  /** Looks up another tab's order, and removes its note once it is known. */
  async #isKnown(press: OpenPress): Promise<boolean> {
    const outcome = await this.#findOther.execute(press);
    if (!isOver(outcome, press, this.#clock.now())) return false;
    if (outcome === 'carried-out') this.#tellMoved(press, false);
    this.#presses.settle(press.id);
    return true;
  }

  /** @param isMine true for an order of this tab, which has stored what it left; a top-up leaves that to the token */
  #tellMoved({ kind, of }: OpenPress, isMine: boolean): void {
    const isCharge = kind === 'charge';
    for (const subject of of)
      this.#tellMoney.execute(subject, isCharge ? 'charged' : 'spent', isMine && !isCharge);
  }

  /** The subject of the voucher last in use here. */
  get #own(): string | null {
    const mark = this.#kept.read('lastVoucher');
    return mark && ofVoucher(mark);
  }

  get #news() {
    return this.#kept.read('moneyNews') ?? [];
  }
}
