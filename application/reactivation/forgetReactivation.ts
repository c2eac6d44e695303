import type { Kept } from '../kept/kept.ts';

/** Forgets this tab's check, because the user submits another code. The check itself continues. */
export class ForgetReactivation {
  readonly #kept: Kept<'reactivation'>;

  constructor(kept: Kept<'reactivation'>) {
    this.#kept = kept;
  }

  execute(): void {
    this.#kept.forget('reactivation');
  }
}
