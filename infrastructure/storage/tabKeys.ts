/*
 * Names in this tab's storage that more than one shelf knows: one keeps, another takes away or looks. They carry the
 * version of their shape.
 */

/** What was typed and chosen for a voucher; it leaves together (`BelongingsShelf`). */
export const CUSTOMER = 'customerDraft.v1';
export const REDEMPTION = 'redemptionDraft.v1';
export const BASKET = 'basket.v1';
export const PICKS = 'valuePicks.v1';
export const DONATION_DRAFT = 'donationDraft.v1';

/** The voucher in use, and what the last redemption, the last donation and a partner's link left behind; all of it leaves with a voucher. */
export const VOUCHER = 'voucher.v1';
export const RECEIPT = 'receipt.v2';
export const DONATION_RECEIPT = 'donationReceipt.v1';
export const PARTNER = 'partner.v1';

/** Notes of open orders: the present version first, then the earlier ones, which are still read (`storedNote.ts`). */
export const ORDER_NOTES = ['orderUnderWay.v3', 'orderUnderWay.v2', 'orderUnderWay.v1'] as const;
export const DONATION_NOTES = ['donationUnderWay.v3', 'donationUnderWay.v2', 'donationUnderWay.v1'] as const;
