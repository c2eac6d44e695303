import { type Result, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { isOverOnArrival } from '#domain/voucher/tokenTimer.ts';
import { type VoucherSession, type VoucherToken, voucherMark } from '#domain/voucher/voucher.ts';
import type { Clock } from '../ports/clock.ts';
import type { ForgetRest } from './forgetRest.ts';
import type { TabSession } from './tabSession.ts';

export interface TokenApi {
  /** Refuses with `session-expired`, also after ten refreshes (product 4.6). Never sent twice automatically. */
  refresh(token: VoucherToken): Promise<Result<VoucherSession, Problem>>;
}

/** Refreshes the session in use. A problem changes nothing: the old session lasts until it expires. */
export class RefreshToken {
  readonly #api: TokenApi;
  readonly #session: TabSession;
  readonly #clock: Clock;
  readonly #forgetRest: Pick<ForgetRest, 'ifMissed'>;

  constructor(api: TokenApi, session: TabSession, clock: Clock, forgetRest: Pick<ForgetRest, 'ifMissed'>) {
    this.#api = api;
    this.#session = session;
    this.#clock = clock;
    this.#forgetRest = forgetRest;
  }

  /** Also refuses if the voucher was replaced meanwhile (`session-expired`) or is about to end (`over-on-arrival`). */
  async execute(held: VoucherSession): Promise<Result<VoucherSession, Problem>> {
    const seen = this.#session.latestNews();
    const answer = await this.#api.refresh(held.token);
    // A late answer must not bring back a voucher that was removed, expired or replaced.
    if (this.#session.read()?.token !== held.token) return refused({ kind: 'session-expired' });
    if (!answer.ok) return answer;
    if (isOverOnArrival(answer.value.expiresAt, this.#clock.now())) {
      return refused({ kind: 'over-on-arrival' });
    }
    const next: VoucherSession = {
      ...answer.value,
      partner: answer.value.partner ?? held.partner,
      // Keeps the mark by which other tabs know the voucher.
      firstEnd: held.firstEnd ?? held.expiresAt,
    };
    // First: once the session is learnt, the news no longer count as missed, and old amounts would come back.
    this.#forgetRest.ifMissed(voucherMark(next));
    this.#session.learn(next, seen);
    return { ok: true, value: next };
  }
}
