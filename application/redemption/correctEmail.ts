import { type Result, done, refused } from '#domain/core/result.ts';
import { EMPTY_DRAFT } from '#domain/customer/customer.ts';
import type { Email } from '#domain/customer/email.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Delivery } from '#domain/redemption/delivery.ts';
import type { Receipt } from '#domain/redemption/receipt.ts';
import type { RedemptionId } from '#domain/redemption/redemption.ts';
import type { StatusToken } from '#domain/redemption/statusToken.ts';
import type { Kept } from '../kept/kept.ts';
import type { LastReceipt } from './lastReceipt.ts';

export interface EmailApi {
  /** Refuses with `code-revealed` (also after a download) or `session-expired`. Never sent twice automatically. */
  correct(id: RedemptionId, token: StatusToken, email: Email): Promise<Result<Delivery, Problem>>;
}

/** Resends a redemption's mail to another address, until a code is revealed (ADR 20). Moves no money. */
export class CorrectEmail {
  readonly #api: EmailApi;
  readonly #receipt: LastReceipt;
  readonly #kept: Kept<'customerDraft'>;

  constructor(api: EmailApi, receipt: LastReceipt, kept: Kept<'customerDraft'>) {
    this.#api = api;
    this.#receipt = receipt;
    this.#kept = kept;
  }

  /** Refuses with `session-expired`, without a call if there is no status token, and as `EmailApi.correct` does. */
  async execute(receipt: Receipt, email: Email): Promise<Result<Receipt, Problem>> {
    const { redemption } = receipt;
    // Only a redemption found after its session lacks the token.
    if (redemption.statusToken === null) return refused({ kind: 'session-expired' });
    const answer = await this.#api.correct(redemption.id, redemption.statusToken, email);
    if (!answer.ok) return answer;
    const kept = this.#receipt.read();
    // The receipt may have been refreshed meanwhile; a forgotten one stays forgotten.
    const isKept = kept?.redemption.id === redemption.id;
    const latest = isKept ? kept : receipt;
    const corrected = { ...latest, email, redemption: { ...latest.redemption, delivery: answer.value } };
    if (isKept) this.#receipt.write(corrected);
    // Correct the form too, for a redemption of the remaining balance.
    const typed = this.#kept.read('customerDraft') ?? EMPTY_DRAFT;
    if (typed.email !== '') this.#kept.write('customerDraft', { ...typed, email, repeatEmail: email });
    return done(corrected);
  }
}
