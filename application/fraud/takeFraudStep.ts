import { type Result, refused } from '#domain/core/result.ts';
import {
  type CheckState,
  type FraudCheck,
  type FraudIdent,
  parseFraudIdent,
} from '#domain/fraud/fraudCheck.ts';
import type { FraudData } from '#domain/fraud/fraudData.ts';
import type { LetterPin } from '#domain/fraud/letterPin.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { isUnanswered } from '#domain/problem/unanswered.ts';
import type { Kept } from '../kept/kept.ts';
import type { FraudApi } from '../ports/fraudApi.ts';
import type { Sending } from '../upload/sending.ts';
import type { TakenFile } from '../upload/takeFile.ts';
import { forgetGivenData } from './forgetGivenData.ts';

type Answer = Result<FraudCheck, Problem>;

/** If an answer is lost, reads the check's state, so that the user need not repeat a step that has arrived. */
export class TakeFraudStep {
  readonly #api: FraudApi;
  readonly #kept: Kept<'fraudDraft'>;

  constructor(api: FraudApi, kept: Kept<'fraudDraft'>) {
    this.#api = api;
    this.#kept = kept;
  }

  giveData(ident: string, data: FraudData, country: string): Promise<Answer> {
    return this.take(ident, ['DATA_REQUIRED'], (known) => this.#api.giveData(known, data, country));
  }

  sendDocument(ident: string, file: TakenFile, onProgress: (part: number) => void): Sending<FraudCheck> {
    let cancel = () => {};
    const answer = this.take(ident, ['DOCUMENT_REQUIRED'], (known) => {
      const sending = this.#api.sendDocument(known, file, onProgress);
      cancel = sending.cancel;
      return sending.answer;
    });
    return { answer, cancel: () => cancel() };
  }

  enterPin(ident: string, pin: LetterPin): Promise<Answer> {
    return this.take(ident, ['LETTER_SENT', 'PIN_REQUIRED'], (known) => this.#api.enterPin(known, pin));
  }

  private async take(
    text: string,
    before: readonly CheckState[],
    step: (ident: FraudIdent) => Promise<Answer>,
  ): Promise<Answer> {
    const ident = parseFraudIdent(text);
    if (ident === null) return refused({ kind: 'check-unknown' });
    const answer = await this.lookedUp(ident, before, await step(ident));
    // Even if the user has left the page meanwhile.
    if (answer.ok) forgetGivenData(this.#kept, answer.value);
    return answer;
  }

  private async lookedUp(ident: FraudIdent, before: readonly CheckState[], answer: Answer): Promise<Answer> {
    if (answer.ok || !isUnanswered(answer.fault)) return answer;
    const now = await this.#api.look(ident);
    return now.ok && !before.includes(now.value.state) ? now : answer;
  }
}
