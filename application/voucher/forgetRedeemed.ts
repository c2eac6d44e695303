import type { EndVoucher } from './endVoucher.ts';
import type { TabSession } from './tabSession.ts';

/** Ends the voucher that was redeemed from, in all tabs, once its thank-you page no longer needs it (ADR 17). */
export class ForgetRedeemed {
  readonly #session: Pick<TabSession, 'mark'>;
  readonly #end: EndVoucher;

  constructor(session: Pick<TabSession, 'mark'>, end: EndVoucher) {
    this.#session = session;
    this.#end = end;
  }

  /** Does nothing if a voucher with another mark is in use. */
  execute(mark: string): void {
    const inUse = this.#session.mark;
    if (inUse === null || inUse === mark) this.#end.execute('done', inUse);
  }
}
