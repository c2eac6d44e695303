import { type Instant, rfc3339 } from '../core/clock.ts';
import type { Language } from '../core/language.ts';
import type { Wire } from '../core/wire.ts';
import { logoOf } from '../shop/present.ts';
import type { RedeemLink } from './link.ts';
import { prepaidOrderAnswer } from './prepaidOrder.ts';
import { deliveryOf, holdUntil, lineDelivery, overAt, statusOf } from './progress.ts';
import type { Redemption } from './redemption.ts';
import { timelineOf } from './timeline.ts';

interface View {
  /** Those of the redemption that last, one for each line with codes. */
  readonly links: readonly RedeemLink[];
  readonly now: Instant;
  readonly language: Language;
  /** Whether who asks may have what opens something. */
  readonly opens: boolean;
}

/** The answer to a redemption and to the question how far it is. */
export function redemptionAnswer(redemption: Redemption, view: View): Wire['Redemption'] {
  const { quote } = redemption;
  const { now, links, opens } = view;
  const tokens = opens && redemption.delivery === 'LINK' ? links : [];
  const first = tokens[0]?.token;
  const prepaidOrder = prepaidOrderAnswer(redemption);
  return {
    redeemId: quote.id,
    orderNumber: redemption.orderNumber,
    status: statusOf(redemption, now),
    currency: quote.currency,
    items: quote.items.map(({ shop, valueInCent, quantity }, line) => ({
      shopId: shop.id,
      shopName: shop.brand.name,
      ...(logoOf(shop).logo !== undefined && { shopLogo: logoOf(shop).logo }),
      valueInCent,
      quantity,
      ...tokenField(tokens.find((link) => link.line === line)?.token),
      delivery: lineDelivery(redemption, line, now),
    })),
    remainingBalanceInCent: redemption.remainingInCent,
    ...tokenField(first),
    delivery: deliveryOf(redemption, now),
    ...(opens && secretsOf(redemption)),
    ...(holdUntil(redemption) !== undefined && { holdUntil: holdUntil(redemption) }),
    ...(prepaidOrder !== undefined && { prepaidOrder }),
    emailCorrectable: overAt(redemption) === undefined && !links.some(({ revealed }) => revealed),
    timeline: timelineOf(redemption, view),
    createdAt: rfc3339(redemption.createdAt),
  };
}

function tokenField(redeemLinkToken: string | undefined): { readonly redeemLinkToken?: string } {
  return redeemLinkToken === undefined ? {} : { redeemLinkToken };
}

function secretsOf({ documentIdent, fraudPreventionIdent, releasedAt, statusToken }: Redemption) {
  return {
    ...(documentIdent !== undefined && { documentIdent }),
    ...(fraudPreventionIdent !== undefined && releasedAt === undefined && { fraudPreventionIdent }),
    statusToken,
  };
}
