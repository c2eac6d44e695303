import { type Note, amountIn } from '../mail/mails.ts';
import type { Redemption } from './redemption.ts';

/** Ends each mail of an accepted redemption: the payment and the requested extras. */
export function notesOf(redemption: Redemption): Note[] {
  return [paidNote(redemption), prepaidNote(redemption), rechargeNote(redemption)].flatMap(
    (note) => note ?? [],
  );
}

function paidNote({ quote, difference }: Redemption): Note | undefined {
  if (difference === undefined) return undefined;
  const covered = amountIn(quote.currency, quote.coveredInCent);
  return { kind: 'paid', words: { covered, paid: amountIn(quote.currency, difference.amountInCent) } };
}

function prepaidNote({ prepaidOrder }: Redemption): Note | undefined {
  if (prepaidOrder === undefined) return undefined;
  const { orderNumber, serialNumbers } = prepaidOrder;
  const quantity = String(serialNumbers.length);
  return {
    kind: 'prepaidOrder',
    words: { quantity, number: orderNumber, serials: serialNumbers.join(', ') },
  };
}

function rechargeNote({ endAmountInCent, quote, asking }: Redemption): Note | undefined {
  if (endAmountInCent === undefined) return undefined;
  const value = amountIn(quote.currency, endAmountInCent);
  return { kind: 'recharge', words: { value, link: `${asking.origin}/prepaid` } };
}
