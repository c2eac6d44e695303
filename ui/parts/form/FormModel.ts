import { makeAutoObservable, observableRef } from 'mobx';

/**
 * Shows no fault before the first submit; afterwards it validates on each change. The domain provides the rules
 * (`faultsOf`); `keep` stores each draft.
 */
export class FormModel<Draft extends object, Faults extends object> {
  draft: Draft;
  /** Submits since the errors were last cleared; each moves the focus to the error summary. */
  attempts = 0;
  readonly #first: Draft;
  readonly #faultsOf: (draft: Draft) => Faults;
  readonly #keep: (draft: Draft) => void;

  constructor(draft: Draft, faultsOf: (draft: Draft) => Faults, keep: (draft: Draft) => void = () => {}) {
    this.draft = draft;
    this.#first = draft;
    this.#faultsOf = faultsOf;
    this.#keep = keep;
    makeAutoObservable(this, { draft: observableRef }, { autoBind: true });
  }

  /** Empty before the first submit. */
  get faults(): Partial<Faults> {
    return this.attempts === 0 ? {} : this.#faultsOf(this.draft);
  }

  /** After a submit: true while a field has a fault. */
  get isFaulty(): boolean {
    return Object.keys(this.faults).length > 0;
  }

  /** True if a field differs from its initial text, whether typed or autofilled. */
  get isFilled(): boolean {
    const initial = Object.values(this.#first);
    return Object.values(this.draft).some((text, field) => text && text !== initial[field]);
  }

  change(changes: Partial<Draft>): void {
    this.draft = { ...this.draft, ...changes };
    this.#keep(this.draft);
  }

  /** Hides all faults until the next submit; the draft stays. */
  clearErrors(): void {
    this.attempts = 0;
  }

  /** Counts the attempt. True if the draft has no faults. Sends nothing. */
  submit(): boolean {
    this.attempts += 1;
    return !this.isFaulty;
  }
}
