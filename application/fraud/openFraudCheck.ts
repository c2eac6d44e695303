import { type Result, refused } from '#domain/core/result.ts';
import { type FraudCheck, parseFraudIdent } from '#domain/fraud/fraudCheck.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { FraudDesk } from '../ports/fraudDesk.ts';

/** Finds out how far the check behind a link is. Changes nothing, so it may be repeated. */
export class OpenFraudCheck {
  readonly #desk: Pick<FraudDesk, 'look'>;

  constructor(desk: Pick<FraudDesk, 'look'>) {
    this.#desk = desk;
  }

  /**
   * `ident` is the last part of the page's address, unchecked. Refuses with `check-unknown`, without a call if it cannot
   * be an ident.
   */
  async execute(ident: string): Promise<Result<FraudCheck, Problem>> {
    const parsed = parseFraudIdent(ident);
    return parsed ? this.#desk.look(parsed) : refused({ kind: 'check-unknown' });
  }
}
