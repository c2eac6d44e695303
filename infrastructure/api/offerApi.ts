import * as z from 'zod/mini';
import type { OfferApi } from '#application/voucherOrder/listOffers.ts';
import { type Result, done } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Offers, Promotion } from '#domain/voucherOrder/offers.ts';
import { HttpApi } from './httpApi.ts';
import { ask } from './call.ts';
import { callIfOffered } from './ifOffered.ts';
import { countTo, orElse } from './presence.ts';
import { cents, currency, orNull, readable, whole } from './shapes.ts';
import type { Items } from './tied.ts';

/** A larger quantity is a mistake, or not meant for this page. */
const MOST = 100;

const VALUE = { valueInCent: whole(1), bonusInCent: cents };

const Value = z.object(VALUE);

const PromotionAnswer = z.object({
  minQuantity: countTo(MOST),
  maxQuantity: countTo(MOST),
  values: z.array(z.unknown()) as Items<typeof Value>,
  exchange: orElse(z.boolean(), false),
});

const OffersAnswer = z.object({
  currency,
  starterBundle: orNull(z.object({ quantity: countTo(MOST), ...VALUE })),
  promotion: orNull(PromotionAnswer),
});

export class HttpOfferApi extends HttpApi implements OfferApi {
  /** Skips an offer that cannot be parsed: the user can still order the other one. */
  async offers(configKey: string): Promise<Result<Offers, Problem>> {
    const answer = await callIfOffered(
      ask(
        () =>
          this.api.GET('/v2/voucher/charge/offers/{country}', { params: { path: { country: configKey } } }),
        OffersAnswer,
      ),
    );
    if (!answer.ok) return answer;
    const { promotion, ...rest } = answer.value;
    return done({ ...rest, promotion: promotion && promotionOf(promotion) });
  }
}

/** Null if the promotion has nothing to order. */
function promotionOf({ values, ...rest }: z.output<typeof PromotionAnswer>): Promotion | null {
  const read = readable(values, Value).toSorted((a, b) => a.valueInCent - b.valueInCent);
  return read.length === 0 || rest.minQuantity > rest.maxQuantity ? null : { ...rest, values: read };
}
