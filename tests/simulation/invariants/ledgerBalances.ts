import type { Invariant } from './invariant.ts';

const GIVEN = new Set(['charge', 'redemption', 'order']);

/** Every payment was taken once, and what was given for it is worth as much. */
export const ledgerBalances: Invariant = ({ books }) => {
  const payments = books.ledger.filter(({ kind }) => kind === 'payment');
  const references = payments.map(({ reference }) => reference);
  if (new Set(references).size < references.length) return 'a payment is in the ledger twice';
  for (const { reference, amountInCent } of payments) {
    const given = books.ledger.filter((line) => line.reference === reference && GIVEN.has(line.kind));
    const worth = given.reduce((sum, line) => sum + line.amountInCent, 0);
    if (worth !== amountInCent) return `${amountInCent} cent were paid, and ${worth} given for it`;
  }
  return null;
};
