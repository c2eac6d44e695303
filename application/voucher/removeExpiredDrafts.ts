import { areDraftsExpired } from '#domain/voucher/draftOwner.ts';
import { LEAVES_IN_TIME } from '#domain/kept/retention.ts';
import type { KeptKey } from '#domain/kept/table.ts';
import { forgetParts } from '../kept/forgetParts.ts';
import type { ForgetKept, ReadKept } from '../kept/kept.ts';
import type { Clock } from '../ports/clock.ts';

type OwnerKept = ReadKept<'draftsOf'> & ForgetKept<KeptKey>;

/** Forgets the drafts kept for a remaining balance once their time is over (ADR 12). */
export class RemoveExpiredDrafts {
  readonly #kept: OwnerKept;
  readonly #clock: Clock;

  constructor(kept: OwnerKept, clock: Clock) {
    this.#kept = kept;
    this.#clock = clock;
  }

  execute(): void {
    const isOver = areDraftsExpired(this.#kept.read('draftsOf'), this.#clock.now());
    if (isOver) forgetParts(this.#kept, LEAVES_IN_TIME);
  }
}
