import { type Result, refused } from '#domain/core/result.ts';
import { type FraudCheck, parseFraudIdent } from '#domain/fraud/fraudCheck.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Kept } from '../kept/kept.ts';
import type { FraudApi } from '../ports/fraudApi.ts';
import { forgetGivenData } from './forgetGivenData.ts';

export class OpenFraudCheck {
  readonly #api: Pick<FraudApi, 'look'>;
  readonly #kept: Kept<'fraudDraft'>;

  constructor(api: Pick<FraudApi, 'look'>, kept: Kept<'fraudDraft'>) {
    this.#api = api;
    this.#kept = kept;
  }

  /** `ident` is the unchecked last path segment; a malformed one is refused with `check-unknown` without a call. */
  async execute(ident: string): Promise<Result<FraudCheck, Problem>> {
    const parsed = parseFraudIdent(ident);
    if (parsed === null) return refused({ kind: 'check-unknown' });
    const answer = await this.#api.look(parsed);
    if (answer.ok) forgetGivenData(this.#kept, answer.value);
    return answer;
  }
}
