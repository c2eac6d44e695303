import { type Result, refused } from '#domain/core/result.ts';
import { type FraudCheck, parseFraudIdent } from '#domain/fraud/fraudCheck.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Kept } from '../kept/kept.ts';
import type { FraudApi } from '../ports/fraudApi.ts';
import { forgetGivenData } from './forgetGivenData.ts';

/** Finds out how far the check behind a link is. Changes nothing of it, so it may be repeated. */
export class OpenFraudCheck {
  readonly #api: Pick<FraudApi, 'look'>;
  readonly #kept: Kept<'fraudDraft'>;

  constructor(api: Pick<FraudApi, 'look'>, kept: Kept<'fraudDraft'>) {
    this.#api = api;
    this.#kept = kept;
  }

  /**
   * `ident` is the last part of the page's address, unchecked. Refuses with `check-unknown`, without a call if it cannot
   * be an ident.
   */
  async execute(ident: string): Promise<Result<FraudCheck, Problem>> {
    const parsed = parseFraudIdent(ident);
    if (parsed === null) return refused({ kind: 'check-unknown' });
    const answer = await this.#api.look(parsed);
    if (answer.ok) forgetGivenData(this.#kept, answer.value);
    return answer;
  }
}
