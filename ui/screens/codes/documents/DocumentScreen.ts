import { makeAutoObservable, observableRef } from 'mobx';
import type { DownloadDocument } from '#application/document/downloadDocument.ts';
import type { OpenDocument } from '#application/document/openDocument.ts';
import {
  type DocumentFormat,
  type PinFault,
  type VoucherDocument,
  parsePin,
} from '#domain/document/document.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { FormModel } from '../../../parts/form/FormModel.ts';
import { type Check, LOOK_EVERY_MS } from '../../../parts/answers/LookAgain.tsx';
import { lookFromTimeToTime } from '../../../parts/answers/lookFromTimeToTime.ts';
import { LatestRequest } from '../../../session/LatestRequest.ts';
import { onPageHide } from '../../../session/onPageHide.ts';

export type DocumentScreenState =
  | { readonly kind: 'loading' }
  /**
   * Nothing can be downloaded: opening failed, or the document expired or is locked. `mayLook`: true if a retry may
   * succeed.
   */
  | { readonly kind: 'closed'; readonly problem: Problem; readonly mayLook: boolean }
  | {
      readonly kind: 'delayed';
      readonly document: VoucherDocument;
      readonly checkedAt: Instant;
      readonly check: Check;
    }
  | { readonly kind: 'open'; readonly document: VoucherDocument; readonly outcome: DownloadOutcome };

export type DownloadOutcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'saved'; readonly format: DocumentFormat }
  | { readonly kind: 'refused'; readonly problem: Problem };

export interface PinDraft {
  readonly pin: string;
  readonly format: DocumentFormat;
}

interface DocumentDeps {
  readonly open: OpenDocument;
  readonly download: DownloadDocument;
  readonly now: () => Instant;
  readonly ident: string;
}

/** View model of a document link's page (product 8.5). */
export class DocumentScreen {
  state: DocumentScreenState = { kind: 'loading' };
  /** Counts refused downloads and failed retries of a closed page; each change moves the focus to the reason. */
  refusals = 0;
  readonly form: FormModel<PinDraft, { readonly pin?: PinFault }>;
  readonly #deps: DocumentDeps;
  readonly #latest = new LatestRequest();

  constructor(deps: DocumentDeps) {
    this.#deps = deps;
    this.form = new FormModel<PinDraft, { readonly pin?: PinFault }>({ pin: '', format: 'pdf' }, (draft) =>
      this.faultsOf(draft),
    );
    makeAutoObservable(this, { form: false, state: observableRef }, { autoBind: true });
  }

  /**
   * Opens the document. Then polls once a minute for a delayed one, retries a locked one when its lock ends, and clears
   * the PIN on `pagehide`. Returns the cleanup function.
   */
  start(): () => void {
    void this.look();
    return this.#latest.enter(
      lookFromTimeToTime({
        everyMs: LOOK_EVERY_MS,
        dueAt: () => this.dueAt,
        look: this.lookByItself,
        now: this.#deps.now,
      }),
      onPageHide(this.forgetPin),
    );
  }

  /**
   * Opens the document, also as a retry after `closed`. The state becomes `open`, `delayed` or `closed`. Safe to
   * repeat.
   */
  async look(): Promise<void> {
    const isAgain = this.state.kind === 'closed';
    this.become({ kind: 'loading' });
    const isAwaited = this.#latest.begin();
    const answer = await this.#deps.open.execute(this.#deps.ident);
    if (!isAwaited()) return;
    if (isAgain && !(answer.ok && answer.value.state === 'READY')) this.refusals += 1;
    if (answer.ok) this.show(answer.value);
    else this.close(answer.fault);
  }

  /**
   * Asks whether a delayed document has come; `requested`: the user asked, so the result is announced. A failure leaves
   * the page as it is. Safe to repeat.
   */
  async check({ requested = true } = {}): Promise<void> {
    if (this.state.kind !== 'delayed' || this.state.check === 'checking') return;
    const before = this.state;
    this.become({ ...before, check: 'checking' });
    const isAwaited = this.#latest.begin();
    const answer = await this.#deps.open.execute(this.#deps.ident);
    if (!isAwaited()) return;
    if (answer.ok) this.show(answer.value, requested ? 'still-delayed' : 'quiet');
    else this.become({ ...before, check: requested ? 'failed' : 'quiet' });
  }

  /**
   * Downloads the chosen file as `name` plus its extension. A wrong PIN can be corrected as often as the backend
   * allows; a locked or expired document closes the page; other problems can be retried. Does nothing while a download
   * is in flight.
   */
  async download(name: string): Promise<void> {
    if (this.state.kind !== 'open' || this.state.outcome.kind === 'busy') return;
    const { document } = this.state;
    const { format } = this.form.draft;
    const pin = document.pinRequired ? parsePin(this.form.draft.pin) : null;
    if (!this.form.submit() || pin?.ok === false) return;
    this.become({ kind: 'open', document, outcome: { kind: 'busy' } });
    const isAwaited = this.#latest.begin();
    const answer = await this.#deps.download.execute(this.#deps.ident, {
      format,
      pin: pin?.value ?? null,
      name,
    });
    if (!isAwaited()) return;
    this.form.clearErrors();
    if (answer.ok) this.become({ kind: 'open', document, outcome: { kind: 'saved', format } });
    else this.refuse(document, answer.fault);
  }

  private show(document: VoucherDocument, check: Check = 'quiet'): void {
    const { state, availableAt, files } = document;
    const first = files[0];
    if (first) this.form.change({ format: first.format });
    switch (state) {
      case 'READY':
        return this.become({ kind: 'open', document, outcome: { kind: 'none' } });
      case 'DELAYED':
        return this.become({ kind: 'delayed', document, checkedAt: this.#deps.now(), check });
      case 'EXPIRED':
        return this.close({ kind: 'document-expired' });
      case 'LOCKED':
        return this.close({ kind: 'document-locked', ...(availableAt !== null && { availableAt }) });
    }
  }

  /**
   * Closes the page. An expired document stays closed, a locked one until the lock ends; in all other cases the user
   * may retry.
   */
  private close(problem: Problem): void {
    const mayLook = problem.kind !== 'document-expired' && !this.isLocked(problem);
    this.state = { kind: 'closed', problem, mayLook };
  }

  private isLocked(problem: Problem): boolean {
    if (problem.kind !== 'document-locked' || !('availableAt' in problem)) return false;
    return problem.availableAt > this.#deps.now();
  }

  /**
   * When the next automatic check is due, for a delayed document or at the end of a lock; null if nothing is pending.
   */
  private get dueAt(): Instant | null {
    const { state } = this;
    if (state.kind === 'delayed' && state.check !== 'checking') return state.checkedAt + LOOK_EVERY_MS;
    if (state.kind !== 'closed' || state.mayLook || !('availableAt' in state.problem)) return null;
    return state.problem.availableAt;
  }

  private lookByItself(): void {
    const { state } = this;
    if (state.kind === 'delayed') void this.check({ requested: false });
    else if (state.kind === 'closed' && !this.isLocked(state.problem)) void this.look();
  }

  /**
   * Shows why a download was refused. A lock or an expiry closes the page; after any other problem, such as a wrong
   * PIN, the form stays.
   */
  private refuse(document: VoucherDocument, problem: Problem): void {
    this.refusals += 1;
    if (problem.kind === 'document-locked' || problem.kind === 'document-expired') {
      this.form.change({ pin: '' });
      this.close(problem);
      return;
    }
    const { attemptsLeft } = 'attemptsLeft' in problem ? problem : document;
    this.become({
      kind: 'open',
      document: { ...document, attemptsLeft },
      outcome: { kind: 'refused', problem },
    });
  }

  private faultsOf({ pin }: PinDraft): { readonly pin?: PinFault } {
    if (this.state.kind !== 'open' || !this.state.document.pinRequired) return {};
    const parsed = parsePin(pin);
    return parsed.ok ? {} : { pin: parsed.fault };
  }

  private forgetPin(): void {
    this.form.change({ pin: '' });
    this.form.clearErrors();
  }

  private become(state: DocumentScreenState): void {
    this.state = state;
  }
}
