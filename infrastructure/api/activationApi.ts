import * as z from 'zod/mini';
import type { ActivationApi } from '#application/ports/activationApi.ts';
import {
  ACTIVATION_OUTCOMES,
  ACTIVATION_STATES,
  type ActivationResult,
  type GivenOrder,
} from '#domain/activation/activation.ts';
import type { ActivationIdent } from '#domain/activation/activationLink.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import { problemOfMove } from '#domain/problem/belief.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { SerialNumber } from '#domain/voucher/serialNumber.ts';
import { HttpApi } from './httpApi.ts';
import { ask } from './call.ts';
import { ifOffered } from './ifOffered.ts';
import { byLink, problemByLink, withLinkToken } from './linkToken.ts';
import { cents, currency, instant, matching, oneOf, orDigits, orNull } from './shapes.ts';

const serialNumber = z.pipe(
  orDigits(matching(/^\d{9}$/)),
  z.transform((digits: string) => digits as SerialNumber),
);

const OrderAnswer = z.object({
  orderedAt: instant,
  buyer: orNull(oneOf(['PRIVATE', 'COMPANY'] as const)),
  // All or none: a silently dropped voucher would look as if it had not been bought.
  vouchers: z.array(
    z.object({
      serialNumber,
      valueInCent: cents,
      currency,
      state: oneOf(ACTIVATION_STATES),
      activatedAt: orNull(instant),
    }),
  ),
});

const ResultsAnswer = z.object({
  results: z.array(
    z.object({ serialNumber, outcome: oneOf(ACTIVATION_OUTCOMES), activatedAt: orNull(instant) }),
  ),
});

const UNKNOWN = { 404: 'activation-unknown' } as const;

/**
 * Source, reference and hash travel in a header, never in a URL. A 404 without an error code is `activation-unknown`.
 */
export class HttpActivationApi extends HttpApi implements ActivationApi {
  async look(ident: ActivationIdent): Promise<Result<GivenOrder, Problem>> {
    const answer = await byLink(
      ifOffered(ask(() => this.api.GET('/v2/activation', { params: withLinkToken(ident) }), OrderAnswer)),
      UNKNOWN,
    );
    if (!answer.ok) return answer;
    const { orderedAt, buyer, vouchers } = answer.value;
    return done({
      orderedAt,
      buyer: buyer === 'COMPANY' ? 'company' : 'private',
      vouchers: vouchers.map(({ valueInCent: amountInCent, currency: of, ...voucher }) => ({
        ...voucher,
        value: { amountInCent, currency: of },
      })),
    });
  }

  async activate(
    ident: ActivationIdent,
    serialNumbers: readonly SerialNumber[],
  ): Promise<Result<readonly ActivationResult[], Problem>> {
    const params = withLinkToken(ident);
    const body = { serialNumbers: [...serialNumbers] };
    const answer = await ask(() => this.api.POST('/v2/activation', { params, body }), ResultsAnswer);
    if (answer.ok) return done(answer.value.results);
    return refused(problemOfMove({ ...answer.fault, problem: problemByLink(answer.fault, UNKNOWN) }));
  }
}
