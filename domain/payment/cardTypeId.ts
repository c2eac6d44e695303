import type { CardTypeId } from './payment.ts';

/** `s-crd-` is a sandbox card, `p-crd-` a production card. */
const CARD_TYPE_ID = /^[sp]-crd-[\w-]{1,100}$/;

export function readCardTypeId(value: unknown): CardTypeId | null {
  return typeof value === 'string' && CARD_TYPE_ID.test(value) ? (value as CardTypeId) : null;
}
