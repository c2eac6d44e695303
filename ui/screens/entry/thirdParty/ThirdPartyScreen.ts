import { makeAutoObservable, observableRef } from 'mobx';
import type { OpenThirdPartyEntry, OpenedEntry } from '#application/thirdParty/openThirdPartyEntry.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { type VoucherSession, voucherMark } from '#domain/voucher/voucher.ts';
import { LatestRequest } from '../../../session/LatestRequest.ts';

export type ThirdPartyState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed'; readonly problem: Problem; readonly attempt: number }
  /** Another voucher is in use in this tab; it is replaced only if the user agrees. */
  | { readonly kind: 'choosing'; readonly entry: OpenedEntry; readonly held: VoucherSession }
  | { readonly kind: 'taken' };

interface ThirdPartyDeps {
  readonly ident: string;
  readonly open: OpenThirdPartyEntry;
  /** Returns the voucher in use; read when the answer arrives. */
  readonly held: () => VoucherSession | null;
  /** Replaces the voucher in use. */
  readonly take: (entry: OpenedEntry) => void;
}

/** View model of the page behind a partner's link to a voucher (`/tpr/:ident`). */
export class ThirdPartyScreen {
  state: ThirdPartyState = { kind: 'opening' };
  readonly #deps: ThirdPartyDeps;
  #attempts = 0;
  readonly #latest = new LatestRequest();

  constructor(deps: ThirdPartyDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Opens the link. Returns the cleanup function, which drops late answers. */
  start(): () => void {
    void this.open();
    return this.#latest.enter();
  }

  /**
   * Asks the backend for the voucher behind the link. On success it becomes the voucher in use, unless there is another
   * one (state `choosing`); on a problem the state becomes `failed`, and the user can retry.
   */
  async open(): Promise<void> {
    this.#attempts += 1;
    const isAwaited = this.#latest.begin();
    this.become({ kind: 'opening' });
    const answer = await this.#deps.open.execute(this.#deps.ident);
    if (!isAwaited()) return;
    if (!answer.ok) {
      this.become({ kind: 'failed', problem: answer.fault, attempt: this.#attempts });
      return;
    }
    const held = this.#deps.held();
    const isOther = held !== null && voucherMark(held) !== voucherMark(answer.value.session);
    if (isOther) this.become({ kind: 'choosing', entry: answer.value, held });
    else this.taking(answer.value);
  }

  /** Replaces the voucher in use after the user agreed; does nothing in other states. */
  take(): void {
    if (this.state.kind === 'choosing') this.taking(this.state.entry);
  }

  private taking(entry: OpenedEntry): void {
    this.become({ kind: 'taken' });
    this.#deps.take(entry);
  }

  private become(state: ThirdPartyState): void {
    this.state = state;
  }
}
