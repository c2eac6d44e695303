import type { FraudCheck } from '#domain/fraud/fraudCheck.ts';
import type { FraudDraft } from '#domain/fraud/fraudData.ts';
import { keptFraudData } from '#domain/fraud/keptFraudData.ts';
import type { Kept } from '../kept/kept.ts';

export class KeepFraudData {
  readonly #kept: Kept<'fraudDraft'>;

  constructor(kept: Kept<'fraudDraft'>) {
    this.#kept = kept;
  }

  execute(check: Pick<FraudCheck, 'transactionNumber'>, draft: FraudDraft): void {
    this.#kept.write('fraudDraft', keptFraudData(check, draft));
  }
}
