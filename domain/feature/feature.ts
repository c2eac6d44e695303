/**
 * What a backend may offer beside the way from a code to a shop's code. The words are the contract's; a site without a
 * list offers all of them.
 */
export const FEATURES = [
  'activation',
  'charge',
  'codePdf',
  'difference',
  'documents',
  'donation',
  'emailCorrection',
  'fraudCheck',
  'giveaway',
  'operationLog',
  'orderStatus',
  'reactivation',
  'region',
  'resend',
  'securityQuestion',
  'support',
  'thirdParty',
  'variations',
  'voucherOrder',
] as const;
export type Feature = (typeof FEATURES)[number];
