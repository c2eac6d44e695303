import type { Invariant } from './invariant.ts';

/** A voucher has what it began with and was charged, less what was redeemed, donated and exchanged. */
export const valueTakenIsGivenAndLeft: Invariant = ({ books, start }) => {
  for (const [serialNumber, began] of start) {
    const left = books.balances.get(serialNumber) ?? 0;
    const expected =
      began +
      books.booked(serialNumber, 'charge') -
      books.booked(serialNumber, 'exchange') -
      books.spentOf(serialNumber);
    if (left !== expected) return `the voucher ${serialNumber} has ${left} cent and should have ${expected}`;
    if (left < 0) return `the voucher ${serialNumber} is overdrawn`;
  }
  return null;
};
