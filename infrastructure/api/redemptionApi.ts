import * as z from 'zod/mini';
import type { RedemptionApi, RedemptionOrder } from '#application/ports/redemptionApi.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import { problemOfMove } from '#domain/problem/belief.ts';
import { asKind } from '#domain/problem/asKind.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { RedemptionLine } from '#domain/redemption/draft.ts';
import type { Quote, Redemption, RedemptionId } from '#domain/redemption/redemption.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import type { StatusToken } from '#domain/redemption/statusToken.ts';
import { type Failure, ask, call } from './call.ts';
import { foundOrNone } from './foundOrNone.ts';
import { RedemptionAnswer, redemptionId, redemptionOf } from './redemptionAnswer.ts';
import { redeemRequest } from './redeemRequest.ts';
import { HttpApi } from './httpApi.ts';
import { cents, currency, instant } from './shapes.ts';

const QuoteAnswer = z.object({
  quoteId: redemptionId,
  currency,
  balanceInCent: cents,
  coveredInCent: cents,
  toPayInCent: cents,
  remainingInCent: cents,
  expiresAt: instant,
});

export class HttpRedemptionApi extends HttpApi implements RedemptionApi {
  async quote(lines: readonly RedemptionLine[]): Promise<Result<Quote, Problem>> {
    const answer = await call(
      () =>
        this.api.POST('/v2/redeem/quote', {
          body: {
            items: lines.map(({ shopId, valueInCent, quantity }) => ({ shopId, valueInCent, quantity })),
          },
        }),
      QuoteAnswer,
    );
    if (!answer.ok) return answer;
    const { quoteId: id, ...amounts } = answer.value;
    return done({ id, ...amounts });
  }

  async redeem(order: RedemptionOrder, key: IdempotencyKey): Promise<Result<Redemption, Problem>> {
    const answer = await ask(
      () =>
        this.api.POST('/v2/redeem', {
          params: { header: { 'Idempotency-Key': key } },
          body: redeemRequest(order),
        }),
      RedemptionAnswer,
    );
    if (answer.ok) return done(redemptionOf(answer.value));
    return refused(problemOfMove({ ...answer.fault, problem: changedIfGone(answer.fault) }));
  }

  async find(
    id: RedemptionId,
    statusToken: StatusToken | null = null,
  ): Promise<Result<Redemption | null, Problem>> {
    const answer = await ask(
      () =>
        this.api.GET('/v2/redeem/{redeemId}', {
          params: { path: { redeemId: id } },
          ...(statusToken !== null && { headers: { 'x-jwt-token': statusToken } }),
        }),
      RedemptionAnswer,
    );
    return foundOrNone(answer.ok ? done(redemptionOf(answer.value)) : answer);
  }
}

/**
 * A 404 without an error code means that the quote has expired: `redemption-changed`, because the app needs a new
 * quote.
 */
export function changedIfGone({ status, document, problem }: Failure): Problem {
  const isGone = status === 404 && document !== 'none' && problem.code === undefined;
  return isGone ? asKind(problem, 'redemption-changed') : problem;
}
