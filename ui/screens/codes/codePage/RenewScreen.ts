import type { Instant } from '#domain/core/instant.ts';
import type { RenewRedeemLink } from '#application/redemption/renewRedeemLink.ts';
import { parseEmail } from '#domain/customer/email.ts';
import { type EmailFormModel, emailForm } from '../../../parts/mailAgain/emailForm.ts';
import { MailAgain } from '../../../parts/mailAgain/MailAgain.ts';

/**
 * View model that requests a new redeem link for an expired one. The user enters the address to which that was mailed.
 */
export class RenewScreen {
  readonly mail: MailAgain;
  readonly form: EmailFormModel;
  readonly #renew: RenewRedeemLink;
  readonly #token: string;

  constructor(renew: RenewRedeemLink, now: () => Instant, token: string, email: string) {
    this.#renew = renew;
    this.#token = token;
    this.mail = new MailAgain(now);
    this.form = emailForm(email);
  }

  /**
   * Validates the address and sends the request; `mail` holds the outcome. Does nothing while a request is in flight or
   * during the wait that the backend asked for.
   */
  async submit(): Promise<void> {
    if (this.mail.busy || this.mail.restMs() > 0) return;
    const email = parseEmail(this.form.draft.email);
    if (!this.form.submit() || !email.ok) return;
    await this.mail.ask(email.value, () => this.#renew.execute(this.#token, email.value));
    this.form.clearErrors();
  }
}
