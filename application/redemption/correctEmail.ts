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

/** The backend's correction of the e-mail address of a redemption. */
export interface EmailApi {
  /**
   * Sends the mail again, to the new address, and returns how that delivery stands. Refuses with `code-revealed` if a
   * code was revealed or a document downloaded already, and with `session-expired` if the token is not accepted.
   * Never sent twice automatically.
   */
  correct(id: RedemptionId, token: StatusToken, email: Email): Promise<Result<Delivery, Problem>>;
}

/**
 * Sends the mail of a redemption again, to another address, and keeps the new address in receipt and form. Possible
 * until a code is revealed (ADR 20). Moves no money.
 */
export class CorrectEmail {
  readonly #api: EmailApi;
  readonly #receipt: LastReceipt;
  readonly #kept: Kept<'customerDraft'>;

  constructor(api: EmailApi, receipt: LastReceipt, kept: Kept<'customerDraft'>) {
    this.#api = api;
    this.#receipt = receipt;
    this.#kept = kept;
  }

  /**
   * Returns the corrected receipt. Refuses with `session-expired`, without a call if the redemption has no status
   * token, and with all that `EmailApi.correct` refuses with; then nothing is changed.
   */
  async execute(receipt: Receipt, email: Email): Promise<Result<Receipt, Problem>> {
    const { redemption } = receipt;
    // Without its permission there is nothing to ask with; only a redemption found after the session lacks it.
    if (redemption.statusToken === null) return refused({ kind: 'session-expired' });
    const answer = await this.#api.correct(redemption.id, redemption.statusToken, email);
    if (!answer.ok) return answer;
    const kept = this.#receipt.read();
    // Its state may have been asked for meanwhile; a receipt that was forgotten stays forgotten.
    const isKept = kept?.redemption.id === redemption.id;
    const latest = isKept ? kept : receipt;
    const corrected = { ...latest, email, redemption: { ...latest.redemption, delivery: answer.value } };
    if (isKept) this.#receipt.write(corrected);
    // Whoever redeems the rest must not mistype it again.
    const typed = this.#kept.read('customerDraft') ?? EMPTY_DRAFT;
    if (typed.email !== '') this.#kept.write('customerDraft', { ...typed, email, repeatEmail: email });
    return done(corrected);
  }
}
