import { LEAVES_WHEN } from '#domain/kept/retentionOfOrders.ts';
import type { KeptKey } from '#domain/kept/table.ts';
import { forgetParts } from '../kept/forgetParts.ts';
import type { ForgetKept, ReadKept } from '../kept/kept.ts';

type OwnerKept = ReadKept<'draftOwner' | 'lastVoucher'> & ForgetKept<KeptKey>;

/** Keeps the drafts for the remaining balance, or forgets them at 0 (ADR 12). */
export class KeepForRest {
  readonly #kept: OwnerKept;

  constructor(kept: OwnerKept) {
    this.#kept = kept;
  }

  /** `mark` names the spent voucher: other drafts stay. `leftInCent` is in minor units; null if unknown. */
  execute(mark: string, leftInCent: number | null): void {
    if (this.#kept.read('lastVoucher') === mark) forgetParts(this.#kept, LEAVES_WHEN['order-is-carried-out']);
    const isOwner = this.#kept.read('draftOwner') === mark;
    if (isOwner && leftInCent === 0) forgetParts(this.#kept, LEAVES_WHEN['nothing-is-left']);
  }
}
