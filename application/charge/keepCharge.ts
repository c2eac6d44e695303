import type { ChargeDraft } from '#domain/charge/chargeDraft.ts';
import { keptCharge } from '#domain/charge/keptCharge.ts';
import type { Kept } from '../kept/kept.ts';

export class KeepCharge {
  readonly #kept: Kept<'charge'>;

  constructor(kept: Kept<'charge'>) {
    this.#kept = kept;
  }

  execute(draft: ChargeDraft): void {
    this.#kept.write('charge', keptCharge(draft));
  }

  giveUp(): void {
    this.#kept.forget('charge');
  }
}
