import { makeAutoObservable, observableRef } from 'mobx';
import type { OpenFraudCheck } from '#application/fraud/openFraudCheck.ts';
import type { TakeFraudStep } from '#application/fraud/takeFraudStep.ts';
import type { KeepFraudData } from '#application/fraud/keepFraudData.ts';
import type { ReadKept } from '#application/kept/kept.ts';
import { fraudDraftOf } from '#domain/fraud/keptFraudData.ts';
import type { Uploads } from '#application/upload/uploads.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { Result } from '#domain/core/result.ts';
import { type FraudCheck, goesOnByItself, refusedBy } from '#domain/fraud/fraudCheck.ts';
import { type FraudDraft, type FraudFaults, parseFraudData } from '#domain/fraud/fraudData.ts';
import { type LetterPinFault, parseLetterPin } from '#domain/fraud/letterPin.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { LOOK_EVERY_MS } from '../../../parts/answers/LookAgain.tsx';
import { lookFromTimeToTime } from '../../../parts/answers/lookFromTimeToTime.ts';
import { FormModel } from '../../../parts/form/FormModel.ts';
import { UploadModel } from '../../../parts/upload/UploadModel.ts';
import { LatestRequest } from '../../../session/LatestRequest.ts';
import { onPageHide } from '../../../session/onPageHide.ts';
import type { CheckPageState, StepState } from './checkState.ts';

interface CheckDeps {
  readonly open: OpenFraudCheck;
  readonly take: TakeFraudStep;
  readonly keepData: KeepFraudData;
  readonly kept: ReadKept<'fraudDraft'>;
  readonly uploads: Uploads;
  readonly now: () => Instant;
  readonly ident: string;
  /** The site's country as ISO 3166 code. */
  readonly country: string;
  /** Initial values: what is already known of the user. */
  readonly draft: FraudDraft;
}

const IDLE: StepState = { kind: 'idle' };

/** View model of a fraud check's page: the progress, and the current step. */
export class FraudCheckScreen {
  state: CheckPageState = { kind: 'loading' };
  /** Counts the steps that followed while the page was open; each change moves the focus to the new heading. */
  steps = 0;
  /** Counts refusals; each change moves the focus to the reason. */
  refusals = 0;
  readonly data: FormModel<FraudDraft, FraudFaults>;
  readonly document: UploadModel;
  /** Counts the submits without a document. */
  missed = 0;
  readonly pin: FormModel<{ readonly pin: string }, { readonly pin?: LetterPinFault }>;
  readonly #deps: CheckDeps;
  readonly #latest = new LatestRequest();

  constructor(deps: CheckDeps) {
    this.#deps = deps;
    this.data = new FormModel<FraudDraft, FraudFaults>(
      deps.draft,
      (draft) => {
        const parsed = parseFraudData(draft);
        return parsed.ok ? {} : parsed.fault;
      },
      (draft) => this.keep(draft),
    );
    this.document = new UploadModel(deps.uploads);
    this.pin = new FormModel<{ readonly pin: string }, { readonly pin?: LetterPinFault }>(
      { pin: '' },
      (draft) => {
        const parsed = parseLetterPin(draft.pin);
        return parsed.ok ? {} : { pin: parsed.fault };
      },
    );
    makeAutoObservable(
      this,
      { data: false, document: false, pin: false, state: observableRef },
      { autoBind: true },
    );
  }

  /**
   * Loads the check. Then polls once a minute while the check proceeds without the user, and reloads at the end of a
   * lock. Clears the PIN on `pagehide`. Returns the cleanup function.
   */
  start(): () => void {
    void this.look();
    return this.#latest.enter(
      lookFromTimeToTime({
        everyMs: LOOK_EVERY_MS,
        dueAt: () => this.dueAt,
        look: () => void this.lookQuietly(),
        now: this.#deps.now,
      }),
      onPageHide(this.forgetPin),
    );
  }

  /** True while the PIN is locked after wrong attempts. */
  get isLocked(): boolean {
    const { state } = this;
    const until = state.kind === 'shown' ? state.check.lockedUntil : null;
    return until !== null && until > this.#deps.now();
  }

  /** Loads the check, also as a retry. Safe to repeat. */
  async look(): Promise<void> {
    if (this.state.kind === 'failed') this.refusals += 1;
    this.become({ kind: 'loading' });
    const isAwaited = this.#latest.begin();
    const answer = await this.#deps.open.execute(this.#deps.ident);
    if (!isAwaited()) return;
    if (!answer.ok) return this.become({ kind: 'failed', problem: answer.fault });
    const typed = fraudDraftOf(this.#deps.kept.read('fraudDraft'), answer.value);
    if (typed !== null) this.data.change(typed);
    this.show(answer.value);
  }

  /** Sends the personal data. Does nothing while it is invalid or a call is in flight. */
  async giveData(): Promise<void> {
    const { data } = this;
    const parsed = parseFraudData(data.draft);
    if (this.isBusy || !data.submit() || !parsed.ok) return;
    const { take, ident, country } = this.#deps;
    await this.follow({ kind: 'busy' }, take.giveData(ident, parsed.value, country));
  }

  /**
   * Sends the document once it is checked; without a valid one only `missed` changes. Does nothing while a call is in
   * flight.
   */
  async sendDocument(): Promise<void> {
    if (this.isBusy) return;
    const isAwaited = this.#latest.begin();
    await this.document.settled();
    if (isAwaited()) await this.sendChecked();
  }

  private async sendChecked(): Promise<void> {
    const { file } = this.document;
    if (file === null) {
      this.missed += 1;
      return;
    }
    const sending = this.#deps.take.sendDocument(this.#deps.ident, file, (part) => this.progress(part));
    await this.follow({ kind: 'sending', part: 0, cancel: sending.cancel }, sending.answer);
  }

  /** Aborts the upload. If the document had already arrived, the check continues nevertheless. */
  cancel(): void {
    const { state } = this;
    if (state.kind !== 'shown' || state.step.kind !== 'sending') return;
    state.step.cancel();
    this.become({ ...state, step: { kind: 'cancelled' } });
  }

  /** Sends the PIN. A wrong one can be corrected as often as the backend allows. */
  async enterPin(): Promise<void> {
    const parsed = parseLetterPin(this.pin.draft.pin);
    if (this.isBusy || this.isLocked || !this.pin.submit() || !parsed.ok) return;
    await this.follow({ kind: 'busy' }, this.#deps.take.enterPin(this.#deps.ident, parsed.value));
  }

  private get isBusy(): boolean {
    const { state } = this;
    return state.kind !== 'shown' || state.step.kind === 'busy' || state.step.kind === 'sending';
  }

  private async follow(step: StepState, asked: Promise<Result<FraudCheck, Problem>>): Promise<void> {
    if (this.state.kind !== 'shown') return;
    this.become({ ...this.state, step });
    const isAwaited = this.#latest.begin();
    const answer = await asked;
    if (!isAwaited()) return;
    if (answer.ok) this.show(answer.value);
    else this.refuse(answer.fault);
  }

  private refuse(problem: Problem): void {
    const { state } = this;
    if (state.kind !== 'shown' || state.step.kind === 'cancelled') return;
    this.refusals += 1;
    if (problem.kind === 'letter-pin-wrong' || problem.kind === 'letter-pin-locked') this.forgetPin();
    this.become({ ...state, check: refusedBy(state.check, problem), step: { kind: 'refused', problem } });
  }

  /** Shows the check. The input of a completed step is discarded. */
  private show(check: FraudCheck): void {
    const { state } = this;
    const goesOn = state.kind === 'shown' && state.check.state !== check.state;
    if (goesOn) {
      this.steps += 1;
      this.forgetPin();
      this.document.remove();
    }
    this.become({ kind: 'shown', check, step: IDLE, lookedAt: this.#deps.now() });
  }

  private async lookQuietly(): Promise<void> {
    const isAwaited = this.#latest.begin();
    const answer = await this.#deps.open.execute(this.#deps.ident);
    if (isAwaited() && answer.ok) this.show(answer.value);
  }

  /** When the next automatic check is due; null while the user must act. */
  private get dueAt(): Instant | null {
    const { state } = this;
    if (state.kind !== 'shown' || this.isBusy) return null;
    if (goesOnByItself(state.check)) return state.lookedAt + LOOK_EVERY_MS;
    return state.check.lockedUntil;
  }

  private keep(draft: FraudDraft): void {
    const { state } = this;
    if (state.kind === 'shown') this.#deps.keepData.execute(state.check, draft);
  }

  private progress(part: number): void {
    const { state } = this;
    if (state.kind !== 'shown' || state.step.kind !== 'sending') return;
    this.become({ ...state, step: { ...state.step, part } });
  }

  private forgetPin(): void {
    this.pin.change({ pin: '' });
    this.pin.clearErrors();
  }

  private become(state: CheckPageState): void {
    this.state = state;
  }
}
