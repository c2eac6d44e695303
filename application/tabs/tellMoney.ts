import { ofVoucher } from '#domain/orders/openPress.ts';
import { type MoneyNews, nextNews, withNews } from '#domain/voucher/moneyNews.ts';
import type { Kept } from '../kept/kept.ts';
import type { Clock } from '../ports/clock.ts';

type NewsKept = Kept<'lastVoucher' | 'moneyNews' | 'moneySeen'>;

/** Tells every tab of this browser that a voucher's balance has changed, also those that come back later (ADR 12). */
export class TellMoney {
  readonly #kept: NewsKept;
  readonly #clock: Clock;

  constructor(kept: NewsKept, clock: Clock) {
    this.#kept = kept;
    this.#clock = clock;
  }

  /**
   * @param of what `ofVoucher` makes of the voucher's mark
   * @param isSeen true if this tab already has the new balance
   */
  execute(of: string, what: MoneyNews['what'], isSeen: boolean): void {
    const all = this.#kept.read('moneyNews') ?? [];
    const at = nextNews(all, this.#clock.now());
    const mark = this.#kept.read('lastVoucher');
    // First, because the write below is heard by this tab too.
    if (isSeen && mark !== null && ofVoucher(mark) === of) this.#kept.write('moneySeen', at);
    this.#kept.write('moneyNews', withNews(all, { of, at, what }));
  }
}
