import { type Receipt, leftAfter } from './receipt.ts';
import type { RedeemedItem, Redemption } from './redemption.ts';
import type { RedeemLinkToken } from './redeemLinkToken.ts';
import { type Standing, standingOf } from './standing.ts';

/** What a ticket shows where a code is torn off. */
export type TicketPanel =
  /** Its code opens here. `token` is null while the link is requested again: a stored receipt has none. */
  | { readonly kind: 'seal'; readonly item: RedeemedItem; readonly token: RedeemLinkToken | null }
  | { readonly kind: 'document'; readonly ident: string }
  /** A large redemption is held back until its holder has passed the check. */
  | { readonly kind: 'check'; readonly ident: string }
  /** Nothing opens here: words say where the code is, or when it comes. */
  | { readonly kind: 'said' };

/** What one redemption brought, as the thank-you page shows it: an object with a part to tear off. */
export interface Ticket {
  /** One, or all lines that share what the panel says. */
  readonly items: readonly RedeemedItem[];
  readonly panel: TicketPanel;
}

/** Of these the money came back or nothing can be delivered, so no ticket may promise anything. */
const WITHOUT_TICKET: readonly Standing[] = ['returned', 'undeliverable'];

const SAID = { kind: 'said' } as const;

/**
 * The tickets of a redemption, in the order of its lines: one per line where codes open here, else one for all; none for
 * an order that came to nothing (product 8.1).
 * @param awaitsLinks true while what opens codes is requested again
 */
export function ticketsOf(redemption: Redemption, awaitsLinks: boolean): readonly Ticket[] {
  const { status, delivery, items, documentIdent, fraudPreventionIdent } = redemption;
  const standing = standingOf(status, delivery);
  if (WITHOUT_TICKET.includes(standing)) return [];
  const panels = items.map((item) => panelOf(redemption, item, awaitsLinks));
  if (panels.some(({ kind }) => kind === 'seal'))
    return items.map((item, index) => ({ items: [item], panel: panels[index] ?? SAID }));
  if (standing === 'on-hold' && fraudPreventionIdent !== null)
    return [{ items, panel: { kind: 'check', ident: fraudPreventionIdent } }];
  if (standing === 'ready' && documentIdent !== null)
    return [{ items, panel: { kind: 'document', ident: documentIdent } }];
  return [{ items, panel: SAID }];
}

function panelOf(
  { status, delivery: whole }: Redemption,
  item: RedeemedItem,
  awaitsLinks: boolean,
): TicketPanel {
  const { redeemLinkToken: token } = item;
  const own = item.delivery ?? whole;
  const opens = token !== null || (awaitsLinks && own?.kind === 'LINK');
  return opens && standingOf(status, own) === 'ready' ? { kind: 'seal', item, token } : SAID;
}

/**
 * True if redeeming the rest is all that is left to do. Beside a ticket that opens, or a mail that holds the code, a
 * button that leads elsewhere would look like the way to the code.
 */
export function isRestNext(receipt: Pick<Receipt, 'redemption' | 'balance'>, awaitsLinks: boolean): boolean {
  const { redemption } = receipt;
  if ((leftAfter(receipt)?.amountInCent ?? 0) <= 0) return false;
  if (ticketsOf(redemption, awaitsLinks).some(({ panel }) => panel.kind !== 'said')) return false;
  switch (standingOf(redemption.status, redemption.delivery)) {
    case 'preparing':
    case 'delayed':
    case 'returned':
      return true;
    case 'sent':
      return redemption.delivery?.kind === 'POST';
    case 'ready':
    case 'on-hold':
    case 'undeliverable':
      return false;
  }
}
