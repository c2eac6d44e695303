import type { Kept } from '../kept/kept.ts';

/** Forgets which check this tab asked for, since the user has another code checked. The check itself goes on. */
export class ForgetReactivation {
  readonly #kept: Kept<'reactivation'>;

  constructor(kept: Kept<'reactivation'>) {
    this.#kept = kept;
  }

  execute(): void {
    this.#kept.forget('reactivation');
  }
}
