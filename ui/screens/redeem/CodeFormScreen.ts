import { makeAutoObservable, observableRef } from 'mobx';
import type { Captcha, PlacedCaptcha } from '#application/ports/captcha.ts';
import type { Clock } from '#application/ports/clock.ts';
import {
  type AskSecurityQuestion,
  type SecurityQuestion,
  answeredQuestion,
} from '#application/voucher/askSecurityQuestion.ts';
import type { EnterVoucherCode } from '#application/voucher/enterVoucherCode.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { Locale } from '#domain/language/locale.ts';
import { type Problem, isAboutVoucher } from '#domain/problem/problem.ts';
import type { RedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import type { Site } from '#domain/site/site.ts';
import { backOffSeconds } from '#domain/voucher/backOff.ts';
import { readCodeEntry } from '#domain/voucher/codeEntry.ts';
import { type CodeHint, codeHints } from '#domain/voucher/codeHints.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import type { VoucherCode, VoucherCodeFault } from '#domain/voucher/voucherCode.ts';
import { FormModel } from '../FormModel.ts';

/** How the person shows not to be a machine. The question takes the captcha's place where that cannot work. */
export type Proof =
  | { readonly kind: 'none-needed' }
  | { readonly kind: 'captcha'; readonly token: string | null }
  | { readonly kind: 'asking' }
  /** `wished`: the person asked for it, and goes on in its field. */
  | { readonly kind: 'question'; readonly asked: SecurityQuestion; readonly wished: boolean }
  | { readonly kind: 'unavailable' };

export type CodeFormState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'refused'; readonly problem: Problem; readonly code: VoucherCode };

export interface CodeDraft {
  readonly code: string;
  readonly answer: string;
}

export interface CodeFaults {
  readonly code?: VoucherCodeFault;
  readonly captcha?: 'confirm';
  readonly answer?: 'required';
}

export interface CodeFormParts {
  readonly site: Site;
  /** The language in use, asked each time: it may change while the form stands. */
  readonly locale: () => Locale;
  readonly enter: EnterVoucherCode;
  readonly ask: AskSecurityQuestion;
  readonly captcha: Captcha<HTMLElement>;
  readonly clock: Clock;
  readonly onOpened: (session: VoucherSession) => void;
  /** Goes on from here; not called once the form has left the page. */
  readonly onward: () => void;
  readonly onRedeemLink: (token: RedeemLinkToken) => void;
}

/** The code field with its captcha or security question, wherever a code is asked for. */
export class CodeFormScreen {
  readonly form: FormModel<CodeDraft, CodeFaults>;
  state: CodeFormState = { kind: 'idle' };
  proof: Proof;
  /** How often the person was told no; each time the focus goes to the reason. */
  refusals = 0;
  readonly #parts: CodeFormParts;
  #placed: PlacedCaptcha | null = null;
  #inARow = 0;
  #gone = false;
  #waitUntil: Instant = 0;

  constructor(parts: CodeFormParts) {
    this.#parts = parts;
    this.proof = unproved(parts.site);
    this.form = new FormModel<CodeDraft, CodeFaults>({ code: '', answer: '' }, (draft) =>
      this.faultsOf(draft),
    );
    makeAutoObservable(this, { form: false, state: observableRef, proof: observableRef }, { autoBind: true });
  }

  get busy(): boolean {
    return this.state.kind === 'asking';
  }

  /**
   * Hints about the shape of what is typed; they say nothing about any voucher. Most good codes have capitals and
   * digits in them, so those that only might be mistyped are told when the code was not known.
   */
  get hints(): readonly CodeHint[] {
    const isUnknown = this.state.kind === 'refused' && this.state.problem.kind === 'code-unknown';
    return codeHints(this.form.draft.code).filter(
      (hint) => isUnknown || hint === 'serial-number' || hint === 'old-code',
    );
  }

  start(): () => void {
    this.#gone = false;
    // A page that the browser keeps for "back" must not come back with a code in it.
    window.addEventListener('pagehide', this.hide);
    return () => {
      this.#gone = true;
      window.removeEventListener('pagehide', this.hide);
      this.#placed?.destroy();
    };
  }

  /**
   * Draws the captcha into the page; the view calls it when the place exists, and the answer when it goes or the
   * language changes. What an earlier drawing gave does not count for this one.
   */
  placeCaptcha(place: HTMLElement): () => void {
    this.proveBy(unproved(this.#parts.site));
    const placed = this.#parts.captcha.render(place, {
      siteKey: this.#parts.site.captcha.siteKey,
      locale: this.#parts.locale(),
      onToken: (token) => this.proveBy({ kind: 'captcha', token }),
      onExpire: () => this.proveBy({ kind: 'captcha', token: null }),
      onError: () => void this.askQuestion(),
    });
    this.#placed = placed;
    return () => {
      placed.destroy();
      this.#placed = null;
    };
  }

  /** The question instead of the captcha: by the person's wish, or because the captcha cannot load. */
  async askQuestion({ wished = false } = {}): Promise<void> {
    this.proveBy({ kind: 'asking' });
    const asked = await this.#parts.ask.execute();
    this.form.change({ answer: '' });
    this.proveBy(asked.ok ? { kind: 'question', asked: asked.value, wished } : { kind: 'unavailable' });
  }

  async submit(): Promise<void> {
    // The state is read at once, so ten fast clicks make one call.
    if (this.busy) return;
    const entry = readCodeEntry(this.form.draft.code);
    if (entry.ok && entry.value.kind === 'redeem-link') {
      this.#parts.onRedeemLink(entry.value.token); // nothing is asked for, so nothing has to be proved
      return;
    }
    if (!this.form.submit() || !entry.ok || entry.value.kind !== 'code') return;
    const { code } = entry.value;
    if (this.isTooSoon(code)) return;
    this.become({ kind: 'asking' });
    const answer = await this.#parts.enter.execute({
      code,
      voucherCategory: this.#parts.site.voucherCategory,
      captcha: this.proofText(),
    });
    if (answer.ok) {
      this.#inARow = 0;
      this.become({ kind: 'idle' });
      this.proveBy(unproved(this.#parts.site)); // each proof is good for one use
      this.forgetTyped();
      this.#parts.onOpened(answer.value);
      if (!this.#gone) this.#parts.onward();
      return;
    }
    if (isAboutVoucher(answer.fault)) this.#inARow += 1;
    const wait = Math.max(backOffSeconds(this.#inARow), answer.fault.retryAfterSeconds ?? 0);
    this.#waitUntil = this.#parts.clock.now() + wait * 1000;
    this.refuse(answer.fault, code);
    await this.proveAgain();
  }

  /** Fills the field, for instance with a code that came along from another brand's site. */
  prefill(code: string): void {
    this.form.change({ code });
  }

  /** After several refusals the next call waits a moment; until then the same press only says how long. */
  private isTooSoon(code: VoucherCode): boolean {
    const left = this.#waitUntil - this.#parts.clock.now();
    if (left <= 0) return false;
    this.refuse({ kind: 'too-many-requests', retryAfterSeconds: Math.ceil(left / 1000) }, code);
    return true;
  }

  private proofText(): string {
    if (this.proof.kind === 'captcha') return this.proof.token ?? '';
    if (this.proof.kind === 'question') return answeredQuestion(this.proof.asked, this.form.draft.answer);
    return '';
  }

  /** Every token and every question is good for one use (fortress, A3): after a refusal a new one is needed. */
  private async proveAgain(): Promise<void> {
    if (this.proof.kind === 'question') await this.askQuestion();
    if (this.proof.kind !== 'captcha') return;
    this.proveBy({ kind: 'captcha', token: null });
    this.#placed?.reset();
  }

  private faultsOf(draft: CodeDraft): CodeFaults {
    const entry = readCodeEntry(draft.code);
    const faults: { -readonly [Name in keyof CodeFaults]: CodeFaults[Name] } = {};
    if (!entry.ok) faults.code = entry.fault;
    if (this.proof.kind === 'question') {
      if (draft.answer.trim() === '') faults.answer = 'required';
    } else if (this.proof.kind !== 'none-needed' && this.proofText() === '') faults.captcha = 'confirm';
    return faults;
  }

  private hide(): void {
    this.forgetTyped();
    if (this.state.kind === 'refused') this.become({ kind: 'idle' }); // it names the code, too
  }

  private forgetTyped(): void {
    this.form.change({ code: '', answer: '' });
    this.form.calm();
  }

  /** The proof that is asked for anew is no fault of the person's, so nothing counts as submitted. */
  private refuse(problem: Problem, code: VoucherCode): void {
    this.form.calm();
    this.refusals += 1;
    this.become({ kind: 'refused', problem, code });
  }

  private proveBy(proof: Proof): void {
    this.proof = proof;
  }

  private become(state: CodeFormState): void {
    this.state = state;
  }
}

function unproved(site: Site): Proof {
  return site.captcha.active ? { kind: 'captcha', token: null } : { kind: 'none-needed' };
}
