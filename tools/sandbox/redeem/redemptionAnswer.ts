import { type Instant, rfc3339 } from '../core/clock.ts';
import type { Language } from '../core/language.ts';
import { present } from '../core/present.ts';
import type { Wire } from '../core/wire.ts';
import { logoOf } from '../shop/present.ts';
import type { RedeemLink } from './link.ts';
import { prepaidOrderAnswer } from './prepaidOrder.ts';
import { deliveryOf, holdUntil, lineDelivery, overAt, statusOf } from './progress.ts';
import type { Redemption } from './redemption.ts';
import { timelineOf } from './timeline.ts';

interface View {
  /** The current link of each line with codes. */
  readonly links: readonly RedeemLink[];
  readonly now: Instant;
  readonly language: Language;
  /** Whether the caller may receive tokens and idents. */
  readonly opens: boolean;
}

export function redemptionAnswer(redemption: Redemption, view: View): Wire['Redemption'] {
  const { quote } = redemption;
  const { now, links, opens } = view;
  const tokens = opens && redemption.delivery === 'LINK' ? links : [];
  return {
    redeemId: quote.id,
    orderNumber: redemption.orderNumber,
    status: statusOf(redemption, now),
    currency: quote.currency,
    items: quote.items.map(({ shop, valueInCent, quantity }, line) => ({
      shopId: shop.id,
      shopName: shop.brand.name,
      valueInCent,
      quantity,
      ...present({
        shopLogo: logoOf(shop).logo,
        redeemLinkToken: tokens.find((link) => link.line === line)?.token,
      }),
      delivery: lineDelivery(redemption, line, now),
    })),
    remainingBalanceInCent: redemption.remainingInCent,
    delivery: deliveryOf(redemption, now),
    ...(opens && secretsOf(redemption)),
    ...present({
      redeemLinkToken: tokens[0]?.token,
      holdUntil: holdUntil(redemption),
      prepaidOrder: prepaidOrderAnswer(redemption),
    }),
    emailCorrectable: overAt(redemption) === undefined && !links.some(({ revealed }) => revealed),
    timeline: timelineOf(redemption, view),
    createdAt: rfc3339(redemption.createdAt),
  };
}

function secretsOf({ documentIdent, fraudPreventionIdent, releasedAt, statusToken }: Redemption) {
  const ident = releasedAt === undefined ? fraudPreventionIdent : undefined;
  return { ...present({ documentIdent, fraudPreventionIdent: ident }), statusToken };
}
