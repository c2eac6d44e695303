/** Forgotten with everything else that was typed; a donation that is under way stays until its outcome is known. */
export const DONATION_DRAFT = 'donationDraft.v1';
export const DONATION_RECEIPT = 'donationReceipt.v1';
export const DONATION_UNDER_WAY = 'donationUnderWay.v3';
