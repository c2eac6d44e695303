import { makeAutoObservable, observableRef } from 'mobx';

/**
 * A form: what is typed, how often it was submitted, and what is wrong with it. Before the first submit no
 * fault is shown; afterwards each field is re-checked as it changes. The rules are the domain's.
 */
export class FormModel<Draft extends object, Faults extends object> {
  draft: Draft;
  attempts = 0;
  readonly #faultsOf: (draft: Draft) => Faults;
  readonly #keep: (draft: Draft) => void;

  constructor(draft: Draft, faultsOf: (draft: Draft) => Faults, keep: (draft: Draft) => void = () => {}) {
    this.draft = draft;
    this.#faultsOf = faultsOf;
    this.#keep = keep;
    makeAutoObservable(this, { draft: observableRef }, { autoBind: true });
  }

  get faults(): Partial<Faults> {
    return this.attempts === 0 ? {} : this.#faultsOf(this.draft);
  }

  change(changes: Partial<Draft>): void {
    this.draft = { ...this.draft, ...changes };
    this.#keep(this.draft);
  }

  /** Starts afresh: faults are silent again until the next submit. */
  calm(): void {
    this.attempts = 0;
  }

  /** Counts the attempt, which moves the focus to the error summary, and answers whether all is well. */
  submit(): boolean {
    this.attempts += 1;
    return Object.keys(this.faults).length === 0;
  }
}
