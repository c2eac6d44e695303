import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { SealedCode } from '#domain/redemption/redeemLink.ts';
import { Ticket } from '../../../parts/ticket/Ticket.tsx';
import { useTicketHead } from './useTicketHead.ts';

interface CodeSummaryProps {
  sealed: SealedCode;
  /** Rendered instead of a code. */
  children: ReactNode;
}

/** The card of a link without a code to show: shop and value, then the reason. */
export const CodeSummary = observer(function CodeSummary({ sealed, children }: CodeSummaryProps) {
  return <Ticket {...useTicketHead(sealed)} foot={children} />;
});
