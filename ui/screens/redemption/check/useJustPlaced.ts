import { useParams } from 'react-router';
import { isReceiptOf } from '#domain/redemption/receipt.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { useKeptAsFound } from '../../../session/useKeptAsFound.ts';

/**
 * True if this tab has redeemed just what the page is about, and nothing was chosen since: a page that was reloaded
 * while the answer came must not offer it again (ADR 13). The voucher is not looked at, since it may be gone by now.
 */
export function useJustPlaced(voucher: Voucher | null): boolean {
  const { shopId } = useParams();
  const { basket, choice, receipt, open } = useKeptAsFound(voucher);
  const isChosen = shopId === undefined ? basket.length > 0 : choice?.shopId === shopId;
  return open === null && !isChosen && receipt !== null && isReceiptOf(receipt, shopId);
}
