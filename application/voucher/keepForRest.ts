import { FORM_FOR_THE_REST_MS } from '#domain/voucher/draftOwner.ts';
import { LEAVES_WHEN } from '#domain/kept/retentionOfOrders.ts';
import type { KeptKey } from '#domain/kept/table.ts';
import { forgetParts } from '../kept/forgetParts.ts';
import type { ForgetKept, Kept } from '../kept/kept.ts';
import type { Clock } from '../ports/clock.ts';

type OwnerKept = Kept<'draftsOf' | 'lastVoucher'> & ForgetKept<KeptKey>;

/** Keeps the drafts half an hour for the remaining balance, or forgets them at 0 (ADR 12). */
export class KeepForRest {
  readonly #kept: OwnerKept;
  readonly #clock: Clock;

  constructor(kept: OwnerKept, clock: Clock) {
    this.#kept = kept;
    this.#clock = clock;
  }

  /** `mark` names the spent voucher: other drafts stay. `leftInCent` is in minor units; null if unknown. */
  execute(mark: string, leftInCent: number | null): void {
    if (this.#kept.read('lastVoucher') === mark) forgetParts(this.#kept, LEAVES_WHEN['order-is-carried-out']);
    if (this.#kept.read('draftsOf')?.mark !== mark) return;
    if (leftInCent === 0) forgetParts(this.#kept, LEAVES_WHEN['nothing-is-left']);
    else this.#kept.write('draftsOf', { mark, until: this.#clock.now() + FORM_FOR_THE_REST_MS });
  }
}
