import { makeAutoObservable, observableRef } from 'mobx';
import type { EnterVoucherCode } from '#application/voucher/enterVoucherCode.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { RedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import type { CodeReader } from '#domain/voucher/codeReader.ts';
import type { CodeEntryFault, CodeReading } from '#domain/voucher/codeReading.ts';
import {
  type VoucherCode,
  formatVoucherCode,
  mayBeMore,
  parseVoucherCode,
  plainCode,
  readBack,
} from '#domain/voucher/voucherCode.ts';
import { LatestRequest } from '../../session/LatestRequest.ts';
import { FormModel } from '../form/FormModel.ts';
import { HumanProof } from '../proof/HumanProof.ts';
import type { ProofDeps, ProofFaults } from '../proof/proofState.ts';

export type CodeFormState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  /** The text takes the reader, which could not be loaded. */
  | { readonly kind: 'unread' }
  | { readonly kind: 'refused'; readonly problem: Problem; readonly code: VoucherCode };

export interface CodeDraft {
  readonly code: string;
}

export interface CodeFaults extends ProofFaults {
  readonly code?: CodeEntryFault;
}

export interface CodeFormDeps extends ProofDeps {
  /** Loads what reads texts that may be more than a code; it is not part of the first screen. */
  readonly loadReader: () => Promise<CodeReader>;
  readonly enter: Pick<EnterVoucherCode, 'execute' | 'tooSoon'>;
  /** Called once the code's voucher is in use, even after the unmount. The form stays busy until it is done. */
  readonly onOpened: () => Promise<void>;
  /** Called after `onOpened` to continue; not after the unmount. */
  readonly onward: () => void;
  /** Called if the user pasted a redeem link instead of a code. */
  readonly onRedeemLink: (token: RedeemLinkToken) => void;
}

/** View model of the code field with its captcha or security question. */
export class CodeFormScreen {
  readonly form: FormModel<CodeDraft, CodeFaults>;
  readonly proof: HumanProof;
  state: CodeFormState = { kind: 'idle' };
  reader: CodeReader | null = null;
  /** Whether it was on at the last key; read only with a refusal. */
  capsLock = false;
  /** Each refusal moves the focus to its reason. */
  refusals = 0;
  readonly #deps: CodeFormDeps;
  readonly #latest = new LatestRequest();

  constructor(deps: CodeFormDeps) {
    this.#deps = deps;
    this.proof = new HumanProof(deps, () => this.form);
    this.form = new FormModel<CodeDraft, CodeFaults>(
      { code: '' },
      () => this.faultsOf(),
      (draft) => this.lookAt(draft),
    );
    makeAutoObservable(
      this,
      { form: false, proof: false, state: observableRef, reader: observableRef, capsLock: false },
      { autoBind: true },
    );
  }

  get busy(): boolean {
    return this.state.kind === 'asking' || this.proof.isAwaited;
  }

  /** What the text is; null if only the reader can tell and is not there. */
  get entry(): CodeReading | null {
    const { code } = this.form.draft;
    if (this.reader !== null) return this.reader.read(code);
    if (mayBeMore(code)) return null;
    const parsed = parseVoucherCode(code);
    return parsed.ok ? { kind: 'code', code: parsed.value } : parsed.fault;
  }

  /** The code as it is read, in groups; null if the text is none. */
  get reading(): string | null {
    const { entry, form } = this;
    if (entry?.kind === 'code') return formatVoucherCode(entry.code);
    return entry === null || entry.kind === 'serial-number' ? readBack(form.draft.code) : null;
  }

  /** True once the user has submitted a serial number: the fault replaces the hint. */
  get isSerialNumber(): boolean {
    return this.form.faults.code?.kind === 'serial-number';
  }

  /** Clears the field whenever the page is hidden. Returns a function that stops that and removes the captcha. */
  start(): () => void {
    // Not `onPageHide`, to keep the first screen small.
    window.addEventListener('pagehide', this.hide);
    return this.#latest.enter(() => window.removeEventListener('pagehide', this.hide), this.proof.destroy);
  }

  /**
   * Sends a valid code. On success empties the field; on a problem the state becomes `refused`, a new proof is
   * requested, and the next code may have to wait. Does nothing while a request is in flight.
   */
  async submit(): Promise<void> {
    // `busy` is set before the call, so ten fast clicks make one call.
    if (this.busy) return;
    if (this.entry === null) {
      this.become({ kind: 'asking' });
      await this.loadReader();
      this.become({ kind: 'idle' });
    }
    const entry = this.entry ?? this.plain;
    if (entry === null) return this.become({ kind: 'unread' });
    if (entry.kind === 'redeem-link') {
      this.#deps.onRedeemLink(entry.token); // no request, so no proof needed
      return;
    }
    if (!this.form.submit() || entry.kind !== 'code') return;
    const { code } = entry;
    if (this.isTooSoon(code) || this.proof.deferUntilVerified(this.submit)) return;
    this.become({ kind: 'asking' });
    const isAwaited = this.#latest.begin();
    const answer = await this.#deps.enter.execute({
      code,
      voucherCategory: this.#deps.site.voucherCategory,
      captcha: this.proof.text,
    });
    if (answer.ok) {
      await this.#deps.onOpened();
      this.become({ kind: 'idle' });
      this.proof.renew(); // each proof is valid once
      this.forgetTyped();
      if (isAwaited()) this.#deps.onward();
      return;
    }
    this.refuse(answer.fault, code);
    await this.proof.again();
  }

  /** Submits the typed code in capitals, as most cards print it. */
  async tryCapitals(): Promise<void> {
    this.form.change({ code: this.form.draft.code.toUpperCase() });
    await this.submit();
  }

  /** For example with a code that another brand's site passed on. */
  prefill(code: string): void {
    this.form.change({ code });
  }

  /** True while the wait after refused codes lasts; the refusal says how many seconds remain. */
  private isTooSoon(code: VoucherCode): boolean {
    const problem = this.#deps.enter.tooSoon();
    if (problem !== null) this.refuse(problem, code);
    return problem !== null;
  }

  /** What a text certainly is without the reader: nine digits may be a serial number. */
  private get plain(): CodeReading | null {
    const code = plainCode(this.form.draft.code);
    return code === null || /^\d{9}$/.test(code) ? null : { kind: 'code', code };
  }

  private lookAt({ code }: CodeDraft): void {
    if (this.state.kind === 'unread') this.become({ kind: 'idle' });
    if (mayBeMore(code)) void this.loadReader();
  }

  private async loadReader(): Promise<void> {
    try {
      this.take(this.reader ?? (await this.#deps.loadReader()));
    } catch {
      // The next text that needs it tries again, and so does a submit.
    }
  }

  private take(reader: CodeReader): void {
    this.reader = reader;
  }

  private faultsOf(): CodeFaults {
    const { entry } = this;
    const isFault = entry !== null && entry.kind !== 'code' && entry.kind !== 'redeem-link';
    return isFault ? { code: entry, ...this.proof.faults } : this.proof.faults;
  }

  private hide(): void {
    this.forgetTyped();
    if (this.state.kind === 'refused') this.become({ kind: 'idle' }); // the refusal contains the code
  }

  private forgetTyped(): void {
    this.form.change({ code: '' });
    this.proof.type('');
    this.form.clearErrors();
  }

  /** Resets the form to "not yet submitted": a proof that must be repeated is not the user's mistake. */
  private refuse(problem: Problem, code: VoucherCode): void {
    this.form.clearErrors();
    if (problem.kind === 'code-unknown') void this.loadReader(); // its hints
    this.refusals += 1;
    this.become({ kind: 'refused', problem, code });
  }

  private become(state: CodeFormState): void {
    this.state = state;
  }
}
