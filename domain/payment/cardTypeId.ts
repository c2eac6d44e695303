import type { CardTypeId } from './payment.ts';

/** As the provider writes them: of a trial or of the real account, of a card, and what tells it from others. */
const CARD_TYPE_ID = /^[sp]-crd-[\w-]{1,100}$/;

/** Reads the id of a card from a provider's answer, where anything may stand; null if it cannot be one. */
export function readCardTypeId(value: unknown): CardTypeId | null {
  return typeof value === 'string' && CARD_TYPE_ID.test(value) ? (value as CardTypeId) : null;
}
