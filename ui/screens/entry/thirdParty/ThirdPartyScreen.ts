import { makeAutoObservable, observableRef } from 'mobx';
import type { OpenThirdPartyEntry, ThirdPartyEntry } from '#application/thirdParty/openThirdPartyEntry.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { type VoucherSession, voucherMark } from '#domain/voucher/voucher.ts';
import { Latest } from '../../../session/Latest.ts';

export type ThirdPartyState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed'; readonly problem: Problem; readonly attempt: number }
  /** Another voucher is in use in this tab: it is replaced only after asking. */
  | { readonly kind: 'choosing'; readonly entry: ThirdPartyEntry; readonly held: VoucherSession }
  | { readonly kind: 'taken' };

interface ThirdPartyParts {
  readonly ident: string;
  readonly open: OpenThirdPartyEntry;
  /** The voucher in use, asked each time. */
  readonly held: () => VoucherSession | null;
  /** Puts the new voucher in the place of whatever was in use. */
  readonly take: (entry: ThirdPartyEntry) => void;
}

/** The entry of somebody whom a partner sends with a voucher (`/tpr/:ident`). */
export class ThirdPartyScreen {
  state: ThirdPartyState = { kind: 'opening' };
  readonly #parts: ThirdPartyParts;
  #attempts = 0;
  readonly #latest = new Latest();

  constructor(parts: ThirdPartyParts) {
    this.#parts = parts;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  start(): () => void {
    void this.open();
    return this.#latest.enter();
  }

  async open(): Promise<void> {
    this.#attempts += 1;
    const isAwaited = this.#latest.ask();
    this.become({ kind: 'opening' });
    const answer = await this.#parts.open.execute(this.#parts.ident);
    if (!isAwaited()) return;
    if (!answer.ok) {
      this.become({ kind: 'failed', problem: answer.fault, attempt: this.#attempts });
      return;
    }
    const held = this.#parts.held();
    const isOther = held !== null && voucherMark(held) !== voucherMark(answer.value.session);
    if (isOther) this.become({ kind: 'choosing', entry: answer.value, held });
    else this.taking(answer.value);
  }

  take(): void {
    if (this.state.kind === 'choosing') this.taking(this.state.entry);
  }

  private taking(entry: ThirdPartyEntry): void {
    this.become({ kind: 'taken' });
    this.#parts.take(entry);
  }

  private become(state: ThirdPartyState): void {
    this.state = state;
  }
}
