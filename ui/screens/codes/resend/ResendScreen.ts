import type { Instant } from '#domain/core/instant.ts';
import type { CodesServices } from '../services.ts';
import { type EmailFault, parseEmail } from '#domain/customer/email.ts';
import type { RedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import type { CodeHint } from '#domain/voucher/codeHints.ts';
import type { CodeReader } from '#domain/voucher/codeReader.ts';
import { type CodeEntryFault, offeredCodes } from '#domain/voucher/codeReading.ts';
import type { VoucherCode } from '#domain/voucher/voucherCode.ts';
import { FormModel } from '../../../parts/form/FormModel.ts';
import { MailAgain } from '../../../parts/mailAgain/MailAgain.ts';
import { HumanProof } from '../../../parts/proof/HumanProof.ts';
import type { ProofDeps, ProofFaults } from '../../../parts/proof/proofState.ts';
import { onPageHide } from '../../../session/onPageHide.ts';

export interface ResendDraft {
  readonly code: string;
  readonly email: string;
}

export interface ResendFaults extends ProofFaults {
  readonly code?: CodeEntryFault;
  readonly email?: EmailFault;
}

interface ResendDeps extends ProofDeps {
  readonly reader: CodeReader;
  readonly resend: CodesServices['resendRedeemLink'];
  readonly now: () => Instant;
  /** Initial value of the field, if the user typed an address before. The code is never prefilled. */
  readonly email: string;
  /** Called if the user pastes a redeem link, so that its page opens at once. */
  readonly onRedeemLink: (token: RedeemLinkToken) => void;
}

/** View model that requests the mail with the redeem links again, for the code on the card (product 10.4). */
export class ResendScreen {
  readonly mail: MailAgain;
  readonly proof: HumanProof;
  readonly form: FormModel<ResendDraft, ResendFaults>;
  readonly #deps: ResendDeps;

  constructor(deps: ResendDeps) {
    this.#deps = deps;
    this.mail = new MailAgain(deps.now);
    this.proof = new HumanProof(deps, () => this.form);
    this.form = new FormModel<ResendDraft, ResendFaults>({ code: '', email: deps.email }, (draft) =>
      this.#faultsOf(draft),
    );
  }

  get busy(): boolean {
    return this.mail.busy || this.proof.isAwaited;
  }

  /** A hint if the user typed the serial number, which is on the card too but is not the code; else empty. */
  get hints(): readonly CodeHint[] {
    if (this.form.faults.code?.kind === 'serial-number') return [];
    return this.#deps.reader.hints(this.form.draft.code).filter((hint) => hint === 'serial-number');
  }

  /** The codes of a longer text, for the user to take one. */
  get offered(): readonly VoucherCode[] {
    return offeredCodes(this.#deps.reader.read(this.form.draft.code));
  }

  /** Clears the code on `pagehide`. Returns the cleanup function, which also removes the captcha. */
  start(): () => void {
    const stop = onPageHide(() => {
      this.form.change({ code: '' });
      this.proof.type('');
      this.form.clearErrors();
    });
    return () => {
      stop();
      this.proof.destroy();
    };
  }

  /**
   * Validates the form and sends the request; `mail` holds the outcome, and a new captcha is required. Does nothing
   * while a request is in flight or during the wait that the backend asked for.
   */
  async submit(): Promise<void> {
    if (this.busy || this.mail.restMs() > 0) return;
    const entry = this.#deps.reader.read(this.form.draft.code);
    if (entry.kind === 'redeem-link') {
      this.#deps.onRedeemLink(entry.token);
      return;
    }
    const email = parseEmail(this.form.draft.email);
    if (!this.form.submit() || entry.kind !== 'code' || !email.ok) return;
    if (this.proof.deferUntilVerified(() => this.submit())) return;
    const request = { code: entry.code, email: email.value, captcha: this.proof.text };
    await this.mail.ask(email.value, () => this.#deps.resend(request));
    this.form.clearErrors(); // the used-up captcha is not the user's error
    await this.proof.again();
  }

  #faultsOf({ code, email }: ResendDraft): ResendFaults {
    const entry = this.#deps.reader.read(code);
    const isFault = entry.kind !== 'code' && entry.kind !== 'redeem-link';
    const address = parseEmail(email);
    return {
      ...(isFault && { code: entry }),
      ...(!address.ok && { email: address.fault }),
      ...this.proof.faults,
    };
  }
}
