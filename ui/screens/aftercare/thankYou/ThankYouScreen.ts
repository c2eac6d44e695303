import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '#application/ports/clock.ts';
import type { RefreshReceipt } from '#application/redemption/refreshReceipt.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { Money } from '#domain/money/money.ts';
import { type Receipt, leftAfter } from '#domain/redemption/receipt.ts';
import { isUnderWay } from '#domain/redemption/redemption.ts';
import { Latest } from '../../../session/Latest.ts';

/** How the last look at the redemption's state went. */
export type Look =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'looked'; readonly at: Instant }
  | { readonly kind: 'failed'; readonly at: Instant };

export interface ThankYouParts {
  readonly refresh: RefreshReceipt;
  readonly clock: Clock;
  /** Takes up what is left on a voucher that something on the page still asks with; null where nothing does. */
  readonly keepVoucher: (() => void) | null;
  /** The voucher that was redeemed leaves this tab and the others. */
  readonly forgetVoucher: () => void;
  /** Money came back, or something else changed what is left on the voucher. */
  readonly onBalance: (balance: Money) => void;
}

/** The receipt on the thank-you page, and how its redemption stands by now. */
export class ThankYouScreen {
  receipt: Receipt | null;
  look: Look = { kind: 'none' };
  readonly #parts: ThankYouParts;
  readonly #latest = new Latest();

  constructor(receipt: Receipt | null, parts: ThankYouParts) {
    this.receipt = receipt;
    this.#parts = parts;
    makeAutoObservable(this, { receipt: observableRef, look: observableRef }, { autoBind: true });
  }

  /** A receipt out of storage knows less than the backend: what opens its codes is not stored. */
  start(): () => void {
    const leave = this.#latest.enter();
    if (this.receipt === null) return () => undefined;
    const { keepVoucher, forgetVoucher } = this.#parts;
    (keepVoucher ?? forgetVoucher)();
    if (this.waits || this.lacksLinks) void this.ask();
    return () => {
      leave();
      // Whoever leaves is done with the voucher. React's strict mode starts again at once, and leaves nothing.
      queueMicrotask(() => {
        if (this.#latest.isLeft) forgetVoucher();
      });
    };
  }

  /** Whether there is news to wait for; then the state is asked for from time to time. */
  get waits(): boolean {
    return this.receipt !== null && isUnderWay(this.receipt.redemption);
  }

  get busy(): boolean {
    return this.look.kind === 'asking';
  }

  /** Asks how the redemption stands, once at a time. What is known stays where the question fails. */
  async ask(): Promise<void> {
    const { receipt } = this;
    if (receipt === null || this.busy) return;
    this.saw({ kind: 'asking' });
    const isAwaited = this.#latest.ask();
    const answer = await this.#parts.refresh.execute(receipt);
    if (!isAwaited()) return;
    // An address that was corrected meanwhile is newer than what the question knew.
    if (answer.ok) {
      this.know({ ...answer.value, email: this.receipt?.email ?? answer.value.email });
      const left = leftAfter(answer.value);
      if (left !== null && left.amountInCent !== receipt.balance.amountInCent) this.#parts.onBalance(left);
    }
    this.saw({ kind: answer.ok ? 'looked' : 'failed', at: this.#parts.clock.now() });
  }

  /** What has been learnt elsewhere on the page, such as a corrected address. */
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
