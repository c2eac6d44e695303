import { makeAutoObservable, observableRef } from 'mobx';
import type { AskForCode } from '#application/redemption/askForCode.ts';
import type { RefreshReceipt } from '#application/redemption/refreshReceipt.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { Result } from '#domain/core/result.ts';
import type { Money } from '#domain/money/money.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { type Receipt, leftAfter } from '#domain/redemption/receipt.ts';
import { isPending } from '#domain/redemption/redemption.ts';
import { type Ticket, ticketsOf } from '#domain/redemption/tickets.ts';
import { LatestRequest } from '../../../session/LatestRequest.ts';
import { onPageHide } from '../../../session/onPageHide.ts';

/** How the last refresh of the redemption's state ended, and when. */
export type RefreshState =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'looked'; readonly at: Instant }
  | { readonly kind: 'failed'; readonly at: Instant }
  /** The answer contradicts an earlier one, so the true state is unknown. */
  | { readonly kind: 'contradicted'; readonly at: Instant };

export interface ThankYouDeps {
  readonly refresh: RefreshReceipt;
  readonly now: () => Instant;
  /** Tells once whether the press that redeemed also asked for the code. */
  readonly askForCode: Pick<AskForCode, 'take'>;
  /** True if a part of the page still needs the voucher's token. */
  readonly keepsVoucher: boolean;
  /** True while the voucher that was redeemed from is in use. */
  readonly holdsVoucher: boolean;
  /** Forgets the redeemed voucher in all tabs. */
  readonly forgetVoucher: () => void;
  /** Called if the order has changed the remaining balance, for example by a refund: other tabs must hear of it. */
  readonly onBalance: (balance: Money) => void;
  /** Called if the remaining balance is no longer known. It need not have changed, so other tabs hear nothing. */
  readonly onUnknownBalance: () => void;
}

/** View model of the thank-you page: the receipt, and the current state of its redemption. */
export class ThankYouScreen {
  /** Null if this tab has none. */
  receipt: Receipt | null;
  look: RefreshState = { kind: 'none' };
  /** Lines whose code the user has asked for. A wish ends with an answer that has no link for it, and with the page. */
  asked: readonly number[] = [];
  /** True if the link that a press asked for could not be requested; the next press tries again. */
  isUnreachable = false;
  isCodeShown = false;
  /** True once the state is known since the page was opened. */
  private isAnswered = false;
  readonly #deps: ThankYouDeps;
  readonly #latest = new LatestRequest();
  /** True while the voucher is kept for the request of the links only. */
  #endsVoucher = false;

  constructor(receipt: Receipt | null, deps: ThankYouDeps) {
    this.receipt = receipt;
    this.#deps = deps;
    makeAutoObservable(
      this,
      { receipt: observableRef, look: observableRef, asked: observableRef },
      { autoBind: true },
    );
  }

  /**
   * Forgets the voucher, or keeps it while a part of the page needs it. Refreshes the redemption's state if it may
   * still change, or if the receipt came from storage, which holds no link to a code. Returns the cleanup function,
   * which forgets the voucher.
   */
  start(): () => void {
    const leave = this.#latest.enter(onPageHide(this.endWishes));
    if (this.receipt === null) return leave;
    const { askForCode, keepsVoucher, forgetVoucher } = this.#deps;
    if (askForCode.take()) this.wish(this.firstSealed);
    // Without a status token, the voucher's token authorises the request for the links: it ends right after it.
    this.#endsVoucher = !keepsVoucher && this.lacksLinks && this.receipt.redemption.statusToken === null;
    if (!keepsVoucher && !this.#endsVoucher) forgetVoucher();
    if (this.waits || this.lacksLinks) void this.ask();
    return () => {
      leave();
      // Leaving the page forgets the voucher. The microtask detects React's strict mode, which restarts at once.
      queueMicrotask(() => {
        if (this.#latest.isLeft) forgetVoucher();
      });
    };
  }

  /** The tickets of the redemption; none without a receipt. */
  get tickets(): readonly Ticket[] {
    return this.receipt === null ? [] : ticketsOf(this.receipt.redemption, this.awaitsLinks);
  }

  /** The ticket that is shown whole, and whose code a wish is about; -1 if no code opens here. */
  get firstSealed(): number {
    return this.tickets.findIndex(({ panel }) => panel.kind === 'seal');
  }

  /** True until it is known whether this page can open what a stored receipt has no link to. */
  get awaitsLinks(): boolean {
    return this.lacksLinks && !this.isAnswered;
  }

  /** True while the redemption's state can still change; the page then polls it. */
  get waits(): boolean {
    if (this.receipt === null) return false;
    return this.look.kind === 'contradicted' || isPending(this.receipt.redemption);
  }

  get busy(): boolean {
    return this.look.kind === 'asking';
  }

  /**
   * Refreshes the redemption's state. On a failure the receipt stays as it is. Does nothing while a call is in flight;
   * safe to repeat.
   */
  async ask(): Promise<void> {
    const { receipt } = this;
    if (receipt === null || this.busy) return;
    this.become({ kind: 'asking' });
    const isAwaited = this.#latest.begin();
    const answer = await this.#deps.refresh.execute(receipt);
    if (!isAwaited()) return;
    // An address that was corrected meanwhile is newer than the one in the answer.
    if (answer.ok) {
      this.know({ ...answer.value, email: this.receipt?.email ?? answer.value.email });
      const left = leftAfter(answer.value);
      const isNew = answer.value.balance.amountInCent !== receipt.balance.amountInCent;
      if (isNew && left === null) this.#deps.onUnknownBalance();
      if (isNew && left !== null) this.#deps.onBalance(left);
    }
    this.become({ kind: lookOf(answer), at: this.#deps.now() });
    if (this.look.kind !== 'failed') this.answered();
    this.dropVainWishes();
  }

  /** Asks for the code of a line: shows it once its link is known. */
  askFor(line: number): void {
    this.wish(line);
    if (!this.hasLink(line)) void this.ask();
  }

  /** Replaces the receipt after a change elsewhere on the page, such as a corrected address. */
  know(receipt: Receipt): void {
    this.receipt = receipt;
  }

  /** Called for each code that the page has shown. From then on the address can no longer be corrected. */
  codeShown(): void {
    this.isCodeShown = true;
  }

  private wish(line: number): void {
    if (line >= 0) this.asked = [...this.asked, line];
    this.isUnreachable = false;
  }

  private endWishes(): void {
    this.asked = [];
  }

  /** Drops the wishes whose link the last request did not bring, so that no later poll reveals a code without a press. */
  private dropVainWishes(): void {
    const left = this.asked.filter((line) => this.hasLink(line));
    if (left.length < this.asked.length) this.isUnreachable = this.look.kind === 'failed';
    this.asked = left;
  }

  private hasLink(line: number): boolean {
    return (this.receipt?.redemption.items[line]?.redeemLinkToken ?? null) !== null;
  }

  private answered(): void {
    this.isAnswered = true;
    if (this.#endsVoucher) this.#deps.forgetVoucher();
    this.#endsVoucher = false;
  }

  private get lacksLinks(): boolean {
    const { redemption } = this.receipt ?? {};
    if (redemption === undefined) return false;
    if (redemption.statusToken === null && !this.#deps.holdsVoucher) return false;
    const { kind } = redemption.delivery ?? {};
    if (kind === 'LINK') return redemption.items.every((item) => item.redeemLinkToken === null);
    return (kind === 'PDF' || kind === 'ZIP') && redemption.documentIdent === null;
  }

  private become(look: RefreshState): void {
    this.look = look;
  }
}

function lookOf(answer: Result<Receipt, Problem>): 'looked' | 'failed' | 'contradicted' {
  if (answer.ok) return 'looked';
  return answer.fault.kind === 'redemption-unclear' ? 'contradicted' : 'failed';
}
