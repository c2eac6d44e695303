import { useParams } from 'react-router';
import { isReceiptOf } from '#domain/redemption/receipt.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { useKeptAsFound } from '../../../session/useKeptAsFound.ts';

/**
 * True if this tab has just redeemed what the page is about and nothing was chosen since. A page that was reloaded
 * while the answer arrived must not offer it again (ADR 13). Does not look at the voucher, which may already be
 * forgotten.
 */
export function useJustPlaced(voucher: Voucher | null): boolean {
  const { shopId } = useParams();
  const { basket, choice, receipt, open } = useKeptAsFound(voucher);
  const isChosen = shopId === undefined ? basket.length > 0 : choice?.shopId === shopId;
  return open === null && !isChosen && receipt !== null && isReceiptOf(receipt, shopId);
}
