import { type Result, done, refused } from '#domain/core/result.ts';
import type { Email } from '#domain/customer/email.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Delivery } from '#domain/redemption/delivery.ts';
import type { Receipt } from '#domain/redemption/receipt.ts';
import type { RedemptionId } from '#domain/redemption/redemption.ts';
import type { StatusToken } from '#domain/redemption/statusToken.ts';
import type { Drafts } from '../ports/drafts.ts';
import type { Receipts } from '../ports/receipts.ts';

/** Where a redemption's address is corrected. */
export interface EmailDesk {
  /** Answers how the delivery to the new address stands. */
  correct(id: RedemptionId, token: StatusToken, email: Email): Promise<Result<Delivery, Problem>>;
}

/** Sends a redemption's mail again, to another address: until a code is revealed a mistype costs nothing. */
export class CorrectEmail {
  readonly #desk: EmailDesk;
  readonly #receipts: Receipts;
  readonly #drafts: Pick<Drafts, 'readCustomer' | 'writeCustomer'>;

  constructor(desk: EmailDesk, receipts: Receipts, drafts: Pick<Drafts, 'readCustomer' | 'writeCustomer'>) {
    this.#desk = desk;
    this.#receipts = receipts;
    this.#drafts = drafts;
  }

  async execute(receipt: Receipt, email: Email): Promise<Result<Receipt, Problem>> {
    const { redemption } = receipt;
    // Without its permission there is nothing to ask with; only a redemption found after the session lacks it.
    if (redemption.statusToken === null) return refused({ kind: 'session-expired' });
    const answer = await this.#desk.correct(redemption.id, redemption.statusToken, email);
    if (!answer.ok) return answer;
    const kept = this.#receipts.read();
    // Its state may have been asked for meanwhile; a receipt that was forgotten stays forgotten.
    const isKept = kept?.redemption.id === redemption.id;
    const latest = isKept ? kept : receipt;
    const corrected = { ...latest, email, redemption: { ...latest.redemption, delivery: answer.value } };
    if (isKept) this.#receipts.write(corrected);
    // Whoever redeems the rest must not mistype it again.
    const typed = this.#drafts.readCustomer();
    if (typed.email !== '') this.#drafts.writeCustomer({ ...typed, email, repeatEmail: email });
    return done(corrected);
  }
}
