import { makeAutoObservable, observableRef } from 'mobx';
import type { CorrectEmail } from '#application/redemption/correctEmail.ts';
import { type Email, parseEmail } from '#domain/customer/email.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Receipt } from '#domain/redemption/receipt.ts';
import { type EmailFormModel, emailForm } from '../../../parts/mailAgain/emailForm.ts';

export type CorrectionState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'open' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'refused'; readonly problem: Problem }
  | { readonly kind: 'corrected'; readonly email: Email };

/** View model for correcting a mistyped email address. The field keeps its value after every refusal. */
export class CorrectionScreen {
  state: CorrectionState = { kind: 'closed' };
  form: EmailFormModel;
  /** Counts refusals; each change moves the focus to the reason. */
  refusals = 0;
  readonly #correct: CorrectEmail;
  readonly #onCorrected: (receipt: Receipt) => void;

  /** @param email what the field begins with */
  constructor(correct: CorrectEmail, email: string, onCorrected: (receipt: Receipt) => void) {
    this.#correct = correct;
    this.#onCorrected = onCorrected;
    this.form = emailForm(email);
    makeAutoObservable(this, { form: false, state: observableRef }, { autoBind: true });
  }

  get busy(): boolean {
    return this.state.kind === 'sending';
  }

  /** True if a code was revealed meanwhile: from then on a correction can never succeed. */
  get isOver(): boolean {
    return this.state.kind === 'refused' && this.state.problem.kind === 'code-revealed';
  }

  /** True while the field is shown. */
  get isOpen(): boolean {
    return !this.isOver && this.state.kind !== 'closed' && this.state.kind !== 'corrected';
  }

  /** Shows the field, without errors. */
  open(): void {
    this.form.clearErrors();
    this.become({ kind: 'open' });
  }

  /**
   * Sends the corrected address for the redemption of `receipt`. On success `onCorrected` gets the new receipt; on a
   * problem the state becomes `refused`, and the user may retry unless `isOver`. Does nothing while a call is in
   * flight.
   */
  async send(receipt: Receipt): Promise<void> {
    if (this.busy || !this.form.submit()) return;
    const email = parseEmail(this.form.draft.email);
    if (!email.ok) return;
    this.become({ kind: 'sending' });
    const answer = await this.#correct.execute(receipt, email.value);
    if (answer.ok) {
      this.#onCorrected(answer.value);
      this.become({ kind: 'corrected', email: email.value });
    } else {
      this.become({ kind: 'refused', problem: answer.fault });
    }
  }

  private become(state: CorrectionState): void {
    if (state.kind === 'refused') this.refusals += 1;
    this.state = state;
  }
}
