import { makeAutoObservable, observableRef } from 'mobx';

/**
 * The state of a form: its draft, how often it was submitted, and its faults. Before the first submit no fault is
 * shown; afterwards each change is checked at once. The rules come from the domain as `faultsOf`; `keep` stores each
 * draft.
 */
export class FormModel<Draft extends object, Faults extends object> {
  /** What is typed and chosen, as it stands in the form. */
  draft: Draft;
  /** Submits since the form was last calmed; each one moves the focus to the error summary. */
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

  /** What is wrong with the draft; empty before the first submit. */
  get faults(): Partial<Faults> {
    return this.attempts === 0 ? {} : this.#faultsOf(this.draft);
  }

  /** True if a field holds a text that it did not come with, whoever has put it there. */
  get isFilled(): boolean {
    const came = Object.values(this.#first);
    return Object.values(this.draft).some((text, field) => text && text !== came[field]);
  }

  /** Changes some fields of the draft, and keeps it. */
  change(changes: Partial<Draft>): void {
    this.draft = { ...this.draft, ...changes };
    this.#keep(this.draft);
  }

  /** Hides all faults until the next submit; the draft stays. */
  clearErrors(): void {
    this.attempts = 0;
  }

  /** Counts the attempt. True if the draft has no fault. Sends nothing itself. */
  submit(): boolean {
    this.attempts += 1;
    return Object.keys(this.faults).length === 0;
  }
}
