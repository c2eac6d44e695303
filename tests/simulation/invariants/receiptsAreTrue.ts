import aftercare from '#locales/aftercare/de.json' with { type: 'json' };
import charge from '#locales/charge/de.json' with { type: 'json' };
import type { Invariant } from './invariant.ts';
import { amountsAfter, euros } from '../reading/money.ts';
import { RECEIPTS } from '../reading/receipts.ts';

const NUMBER = /Bestellnummer (\d{9})/g;

/** The title of the card with the rest, whose amount is its next line. */
const REST = `${aftercare.thankYou.left}\n`;

const CREDITED = new RegExp(charge.charge.doneText.replace('{{money}}', String.raw`([\d.,]+ €)`), 'g');

/**
 * A receipt names an order that the backend carried out, with its amount, and as the rest a balance that a voucher had;
 * “is charged” needs a received payment.
 */
export const receiptsAreTrue: Invariant = ({ sights, books, balances }) => {
  const alsoOrdered = new Set(books.orders.map(({ prepaidOrder }) => prepaidOrder?.orderNumber));
  for (const { tab, text } of sights) {
    if (!RECEIPTS.includes(tab.path)) continue;
    for (const [, number] of text.matchAll(NUMBER)) {
      const donation = books.carried.find(
        ({ kind, orderNumber }) => kind === 'donation' && orderNumber === number,
      );
      const order = books.orders.find(({ orderNumber }) => orderNumber === number);
      const isKnown =
        books.carried.some(({ orderNumber }) => orderNumber === number) ||
        order !== undefined ||
        alsoOrdered.has(number ?? '');
      if (!isKnown) return `the receipt names the order ${number}, which was not carried out`;
      const values =
        order?.items.map(({ valueInCent }) => valueInCent) ?? (donation ? [donation.valueInCent] : []);
      const missing = values.find((value) => !text.includes(euros(value)));
      if (missing !== undefined)
        return `the receipt of the order ${number} does not name its ${euros(missing)}`;
    }
    for (const rest of amountsAfter(REST, text))
      if (!balances.some((each) => [...each.values()].includes(rest)))
        return `the receipt names a rest of ${euros(rest)}, which no voucher ever had`;
    for (const [, amount = ''] of text.matchAll(CREDITED))
      if (!books.ledger.some(({ kind, amountInCent }) => kind === 'charge' && euros(amountInCent) === amount))
        return `${amount} are said to be credited, and were not`;
    if (text.includes(charge.charge.doneTitle) && !books.ledger.some(({ kind }) => kind === 'charge'))
      return `“${charge.charge.doneTitle}” is shown, but nothing was charged`;
  }
  return null;
};
