import * as z from 'zod/mini';
import { parseDocumentIdent } from '#domain/document/document.ts';
import { DELIVERY_KINDS, DELIVERY_STATES } from '#domain/redemption/delivery.ts';
import { localPath } from '#domain/link/localPath.ts';
import { PREPAID_ORDER_STATES } from '#domain/redemption/prepaidOrder.ts';
import { parseRedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import { REDEMPTION_STATUSES, type Redemption, type RedemptionId } from '#domain/redemption/redemption.ts';
import { parseStatusToken } from '#domain/redemption/statusToken.ts';
import { TIMELINE_STATES } from '#domain/redemption/timeline.ts';
import { displayed } from './displayed.ts';
import { absentAs, countTo, orElse } from './presence.ts';
import {
  cents,
  instant,
  matching,
  oneOf,
  orAbsent,
  orDigits,
  orNull,
  readable,
  text,
  wireId,
  words,
} from './shapes.ts';
import type { Items } from './tied.ts';

/** Also the id of a quote. */
export const redemptionId = z.pipe(
  wireId,
  z.transform((id: string) => id as RedemptionId),
);

const documentIdent = z.custom<string>(
  (value) => typeof value === 'string' && parseDocumentIdent(value) !== null,
);

/** Only characters that are safe in a URL. */
const fraudPreventionIdent = orDigits(matching(/^[A-Za-z0-9._~-]{8,200}$/));

export const DeliveryAnswer = z.object({
  state: oneOf(DELIVERY_STATES),
  kind: oneOf(DELIVERY_KINDS),
  promisedBy: orNull(instant),
});

const EntryAnswer = z.object({ state: oneOf(TIMELINE_STATES), at: instant, text: orNull(words(1000)) });

/** Skips entries of an unknown kind: the others are still true. */
export const TimelineAnswer = z.pipe(
  orElse(z.array(z.unknown()) as Items<typeof EntryAnswer>, []),
  z.transform((entries: unknown[]) => readable(entries, EntryAnswer)),
);

const PrepaidOrderAnswer = z.object({
  orderNumber: orDigits(text),
  quantity: countTo(1000),
  state: oneOf(PREPAID_ORDER_STATES),
});

const linkToken = z.pipe(
  orAbsent(text),
  z.transform((token: string | undefined) => parseRedeemLinkToken(token ?? '')),
);

/**
 * Only what says where money and order are is required. Any other invalid part is dropped, but the quantity: the order is
 * recognised by its lines, and another number would be another order.
 */
export const REDEMPTION_SHAPE = {
  redeemId: redemptionId,
  orderNumber: orDigits(text),
  status: oneOf(REDEMPTION_STATUSES),
  currency: z.pipe(
    z.optional(text),
    z.transform((currency: string | undefined) => currency ?? null),
  ),
  items: z.array(
    z.object({
      shopId: wireId,
      shopName: displayed(text),
      shopLogo: z.pipe(
        orAbsent(text),
        z.transform((path: string | undefined) => localPath(path ?? '')),
      ),
      valueInCent: cents,
      quantity: absentAs(1, countTo(1000)),
      redeemLinkToken: linkToken,
      delivery: orNull(DeliveryAnswer),
    }),
  ),
  // Whether the amount follows is checked with the order; an invalid amount is dropped.
  remainingBalanceInCent: orNull(cents),
  delivery: orNull(DeliveryAnswer),
  documentIdent: orNull(documentIdent),
  fraudPreventionIdent: orNull(fraudPreventionIdent),
  holdUntil: orNull(instant),
  statusToken: z.pipe(
    orAbsent(text),
    z.transform((token: string | undefined) => parseStatusToken(token ?? '')),
  ),
  emailCorrectable: orElse(z.boolean(), false),
  prepaidOrder: orNull(PrepaidOrderAnswer),
  timeline: TimelineAnswer,
};

export const RedemptionAnswer = z.object(REDEMPTION_SHAPE);

export function redemptionOf({ redeemId: id, ...rest }: z.output<typeof RedemptionAnswer>): Redemption {
  return { id, ...rest };
}
