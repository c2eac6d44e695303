import { makeAutoObservable, observableRef } from 'mobx';
import type { ReadKept } from '#application/kept/kept.ts';
import type { RequestReactivation } from '#application/reactivation/requestReactivation.ts';
import type { ResumeReactivation } from '#application/reactivation/resumeReactivation.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { Result } from '#domain/core/result.ts';
import { type EmailFault, parseEmail } from '#domain/customer/email.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { type OldCodeFault, readOldCode } from '#domain/reactivation/oldCode.ts';
import type { Reactivation } from '#domain/reactivation/reactivation.ts';
import type { CodeReader } from '#domain/voucher/codeReader.ts';
import type { VoucherCode } from '#domain/voucher/voucherCode.ts';
import { type Check, LOOK_EVERY_MS } from '../../../parts/answers/LookAgain.tsx';
import { lookFromTimeToTime } from '../../../parts/answers/lookFromTimeToTime.ts';
import { FormModel } from '../../../parts/form/FormModel.ts';
import { HumanProof } from '../../../parts/proof/HumanProof.ts';
import type { ProofDeps, ProofFaults } from '../../../parts/proof/proofState.ts';
import { LatestRequest } from '../../../session/LatestRequest.ts';
import { onPageHide } from '../../../session/onPageHide.ts';

/** State of the page on which an old code is checked. */
export type ReactivationScreenState =
  /** Looks up the check that this tab requested before. */
  | { readonly kind: 'finding' }
  /** The lookup failed. */
  | { readonly kind: 'not-found-out'; readonly problem: Problem }
  | { readonly kind: 'form' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'refused'; readonly problem: Problem }
  | {
      readonly kind: 'known';
      readonly reactivation: Reactivation;
      readonly checkedAt: Instant;
      readonly check: Check;
    };

export interface ReactivationDraft {
  /** Whether the user knows the code to be locked; empty before the answer. */
  readonly locked: '' | 'yes' | 'no';
  readonly code: string;
  readonly email: string;
}

export interface ReactivationFaults extends ProofFaults {
  readonly locked?: 'required';
  readonly code?: OldCodeFault;
  readonly email?: EmailFault;
}

interface ReactivationDeps extends ProofDeps {
  readonly reader: CodeReader;
  readonly request: RequestReactivation;
  readonly resume: ResumeReactivation;
  readonly forget: () => void;
  readonly kept: ReadKept<'reactivation'>;
  readonly now: () => Instant;
  /** Returns the code that the previous page handed over, once; else empty. */
  readonly takeCode: () => string;
  /** Initial value of the field, if the user typed an address before. */
  readonly email: string;
}

/** View model that requests the check of an old code and shows its state (product 10.3). */
export class ReactivationScreen {
  state: ReactivationScreenState = { kind: 'form' };
  readonly form: FormModel<ReactivationDraft, ReactivationFaults>;
  readonly proof: HumanProof;
  /** Counts refusals; each change moves the focus to the reason. */
  refusals = 0;
  /** Counts accepted requests; each change moves the focus to the answer. */
  answers = 0;
  readonly #deps: ReactivationDeps;
  readonly #latest = new LatestRequest();

  constructor(deps: ReactivationDeps) {
    this.#deps = deps;
    this.proof = new HumanProof(deps, () => this.form);
    this.form = new FormModel<ReactivationDraft, ReactivationFaults>(
      { locked: '', code: '', email: deps.email },
      (draft) => this.faultsOf(draft),
    );
    makeAutoObservable<this, 'faultsOf'>(
      this,
      { form: false, proof: false, faultsOf: false, state: observableRef },
      { autoBind: true },
    );
  }

  /**
   * Starts with a code that was handed over, because it was refused as an old one; without one, looks up the check that
   * this tab requested before. Polls a running check and clears the code on `pagehide`. Returns the cleanup function.
   */
  start(): () => void {
    const code = this.#deps.takeCode();
    if (code !== '') this.form.change({ locked: 'yes', code });
    else if (this.form.draft.code === '' && this.#deps.kept.read('reactivation') !== null) void this.resume();
    return this.#latest.enter(
      lookFromTimeToTime({
        everyMs: LOOK_EVERY_MS,
        dueAt: () => this.dueAt,
        look: () => void this.look({ requested: false }),
        now: this.#deps.now,
      }),
      onPageHide(this.hide),
      this.proof.destroy,
    );
  }

  /** The typed code, or why it is no old one. */
  get oldCode(): Result<VoucherCode, OldCodeFault> {
    return readOldCode(this.form.draft.code, this.#deps.reader.read);
  }

  get busy(): boolean {
    return this.state.kind === 'sending' || this.proof.isAwaited;
  }

  /** Looks up the check that this tab requested before, also as a retry. */
  async resume(): Promise<void> {
    this.become({ kind: 'finding' });
    const isAwaited = this.#latest.begin();
    const answer = await this.#deps.resume.execute();
    if (!isAwaited()) return;
    if (!answer.ok) this.become({ kind: 'not-found-out', problem: answer.fault });
    else if (answer.value === null) this.become({ kind: 'form' });
    else this.show(answer.value);
  }

  /** Asks for the state of the check; `requested`: the user asked, so the result is announced. */
  async look({ requested = true } = {}): Promise<void> {
    if (this.state.kind !== 'known' || this.state.check === 'checking') return;
    const before = this.state;
    this.become({ ...before, check: 'checking' });
    const isAwaited = this.#latest.begin();
    const answer = await this.#deps.resume.execute();
    if (!isAwaited()) return;
    if (answer.ok && answer.value !== null) this.show(answer.value, requested ? 'still-delayed' : 'quiet');
    else this.become({ ...before, check: requested ? 'failed' : 'quiet' });
  }

  /**
   * Validates the form and requests the check. The state becomes `known` or `refused`. Does nothing while a request is
   * in flight.
   */
  async submit(): Promise<void> {
    if (this.busy) return;
    const code = this.oldCode;
    const email = parseEmail(this.form.draft.email);
    if (!this.form.submit() || !code.ok || !email.ok || this.proof.deferUntilVerified(this.submit)) return;
    this.become({ kind: 'sending' });
    const isAwaited = this.#latest.begin();
    const request = { code: code.value, email: email.value, captcha: this.proof.text };
    const answer = await this.#deps.request.execute(request);
    if (!isAwaited()) return;
    this.form.clearErrors(); // the used-up captcha is not the user's error
    if (answer.ok) {
      this.proof.renew();
      this.answers += 1;
      this.show(answer.value);
      return;
    }
    this.become({ kind: 'refused', problem: answer.fault });
    await this.proof.again();
  }

  /** Forgets the check and starts with another code. */
  another(): void {
    this.#deps.forget();
    this.form.change({ locked: '', code: '' });
    this.become({ kind: 'form' });
  }

  private show(reactivation: Reactivation, check: Check = 'quiet'): void {
    const isRunning = reactivation.state === 'CHECKING';
    this.state = {
      kind: 'known',
      reactivation,
      checkedAt: this.#deps.now(),
      check: isRunning ? check : 'quiet',
    };
  }

  private get dueAt(): Instant | null {
    const { state } = this;
    const isRunning = state.kind === 'known' && state.reactivation.state === 'CHECKING';
    return isRunning && state.check !== 'checking' ? state.checkedAt + LOOK_EVERY_MS : null;
  }

  private faultsOf({ locked, code, email }: ReactivationDraft): ReactivationFaults {
    if (locked !== 'yes') return { locked: 'required' };
    const old = readOldCode(code, this.#deps.reader.read);
    const address = parseEmail(email);
    return {
      ...(!old.ok && { code: old.fault }),
      ...(!address.ok && { email: address.fault }),
      ...this.proof.faults,
    };
  }

  private hide(): void {
    this.form.change({ code: '' });
    this.proof.type('');
    this.form.clearErrors();
  }

  private become(state: ReactivationScreenState): void {
    if (state.kind === 'refused') this.refusals += 1;
    this.state = state;
  }
}
