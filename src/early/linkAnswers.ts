import { localPath } from '#domain/link/localPath.ts';
import { type Money, isCurrency } from '#domain/money/money.ts';
import { CODE_KINDS } from '#domain/shop/shop.ts';
import { fieldsOf, isText, listOf } from './fields.ts';

export interface OpenLink {
  readonly shop: string;
  readonly logo: string | null;
  readonly value: Money;
}

/**
 * Null unless exactly one code is ready; the app handles everything else. Also a name that may have HTML entities: their
 * table is too long for this page.
 */
export function readOpenLink(answer: unknown): OpenLink | null {
  const { state, quantity = 1, shop, valueInCent, currency } = fieldsOf(answer);
  const { name, logo } = fieldsOf(shop);
  if (state !== 'READY' || quantity !== 1 || !isText(name) || name.includes(';')) return null;
  if (!Number.isSafeInteger(valueInCent) || !isText(currency) || !isCurrency(currency)) return null;
  return {
    shop: name,
    logo: isText(logo) ? localPath(logo) : null,
    value: { amountInCent: valueInCent as number, currency },
  };
}

/** Null unless there is exactly one code, of a known kind and without a PIN; the app handles everything else. */
export function readOnlyCode(answer: unknown): string | null {
  const { codes } = fieldsOf(answer);
  const [only, ...others] = listOf(codes);
  const { code, kind, pin = null } = fieldsOf(only);
  const isKnown = (CODE_KINDS as readonly unknown[]).includes(kind);
  return others.length === 0 && pin === null && isKnown && isText(code) ? code : null;
}
