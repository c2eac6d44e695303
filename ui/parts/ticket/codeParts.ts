import type { SealedCode } from '#domain/redemption/redeemLink.ts';
import type { RedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import type { Slot } from '../lazy/LazyPart.tsx';
import type { TicketHead } from './Ticket.tsx';

/* What areas lend each other around a shop's code; the shell fills the slots. */

/** Props of a part beside the code. */
export interface CodeExtrasProps {
  /** Token of the redeem link. It is the authorisation; no voucher is needed (product 8.3). */
  token: string;
  sealed: SealedCode;
}

/** Props of the ticket of a redeemed line, from the press that asks for its code. */
export interface OrderedCodeProps {
  token: RedeemLinkToken;
  /** What the receipt knows of it. */
  known: TicketHead;
  /** Rendered among the actions of the shown code. */
  reminder: Slot<CodeExtrasProps>;
  /** Called once the code is on the page. Must be a stable function. */
  onShown: () => void;
}
