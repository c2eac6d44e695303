import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '#application/ports/clock.ts';
import type { RefreshReceipt } from '#application/redemption/refreshReceipt.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { Result } from '#domain/core/result.ts';
import type { Money } from '#domain/money/money.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { type Receipt, leftAfter } from '#domain/redemption/receipt.ts';
import { isPending } from '#domain/redemption/redemption.ts';
import { LatestRequest } from '../../../session/LatestRequest.ts';

/** How the last question for the redemption's state ended; `at` is when. */
export type Look =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'looked'; readonly at: Instant }
  | { readonly kind: 'failed'; readonly at: Instant }
  /** The answer contradicts what was said before; nobody knows which is right. */
  | { readonly kind: 'contradicted'; readonly at: Instant };

/** What the view model of the thank-you page is made from. */
export interface ThankYouDeps {
  readonly refresh: RefreshReceipt;
  readonly clock: Clock;
  /**
   * Keeps the voucher with what is left on it, for something on the page that still needs its token; null if nothing
   * does.
   */
  readonly keepVoucher: (() => void) | null;
  /** Ends the redeemed voucher in this tab and in the others. */
  readonly forgetVoucher: () => void;
  /** Called if what is left on the voucher has changed, for instance because money came back. */
  readonly onBalance: (balance: Money) => void;
}

/** View model of the thank-you page: the receipt, and the present state of its redemption. */
export class ThankYouScreen {
  /** The receipt as it is known now; null if this tab has none. */
  receipt: Receipt | null;
  look: Look = { kind: 'none' };
  readonly #deps: ThankYouDeps;
  readonly #latest = new LatestRequest();

  constructor(receipt: Receipt | null, parts: ThankYouDeps) {
    this.receipt = receipt;
    this.#deps = parts;
    makeAutoObservable(this, { receipt: observableRef, look: observableRef }, { autoBind: true });
  }

  /**
   * Starts by ending the voucher, or keeping it while something on the page needs it, and asks for the redemption's
   * state if it may change or the receipt came from storage, where what opens codes is not kept. Returns a function to
   * call on leaving, which ends the voucher.
   */
  start(): () => void {
    const leave = this.#latest.enter();
    if (this.receipt === null) return () => undefined;
    const { keepVoucher, forgetVoucher } = this.#deps;
    (keepVoucher ?? forgetVoucher)();
    if (this.waits || this.lacksLinks) void this.ask();
    return () => {
      leave();
      // Leaving the page ends the voucher. React's strict mode starts again at once, which is no leaving.
      queueMicrotask(() => {
        if (this.#latest.isLeft) forgetVoucher();
      });
    };
  }

  /** True while the redemption's state can still change; it is then asked for from time to time. */
  get waits(): boolean {
    if (this.receipt === null) return false;
    return this.look.kind === 'contradicted' || isPending(this.receipt.redemption);
  }

  get busy(): boolean {
    return this.look.kind === 'asking';
  }

  /**
   * Asks for the redemption's state. If that fails, the receipt stays as it is. Does nothing while a question is under
   * way; safe to repeat.
   */
  async ask(): Promise<void> {
    const { receipt } = this;
    if (receipt === null || this.busy) return;
    this.saw({ kind: 'asking' });
    const isAwaited = this.#latest.begin();
    const answer = await this.#deps.refresh.execute(receipt);
    if (!isAwaited()) return;
    // An address that was corrected meanwhile is newer than what the question knew.
    if (answer.ok) {
      this.know({ ...answer.value, email: this.receipt?.email ?? answer.value.email });
      const left = leftAfter(answer.value);
      if (left !== null && left.amountInCent !== receipt.balance.amountInCent) this.#deps.onBalance(left);
    }
    this.saw({ kind: lookOf(answer), at: this.#deps.clock.now() });
  }

  /** Takes over a receipt that changed elsewhere on the page, for instance by a corrected address. */
  know(receipt: Receipt): void {
    this.receipt = receipt;
  }

  private get lacksLinks(): boolean {
    const { redemption } = this.receipt ?? {};
    if (redemption === undefined || redemption.statusToken === null) return false;
    const { kind } = redemption.delivery ?? {};
    if (kind === 'LINK') return redemption.items.every((item) => item.redeemLinkToken === null);
    return (kind === 'PDF' || kind === 'ZIP') && redemption.documentIdent === null;
  }

  private saw(look: Look): void {
    this.look = look;
  }
}

function lookOf(answer: Result<Receipt, Problem>): 'looked' | 'failed' | 'contradicted' {
  if (answer.ok) return 'looked';
  return answer.fault.kind === 'redemption-unclear' ? 'contradicted' : 'failed';
}
