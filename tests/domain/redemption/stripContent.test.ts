import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { stripContent } from '#domain/redemption/stripContent.ts';
import { holds } from '#tests/data/holds.ts';
import { aReceipt } from '#tests/data/redemption.ts';

const receiptOf = (voucherMark: string, amountInCent: number | null) =>
  aReceipt({ voucherMark, balance: { amountInCent, currency: 'EUR' } });

it('shows the balance unless an order is open, and nothing if a receipt of this voucher shows the remainder', () => {
  const marks = fc.constantFrom('mine', 'another');
  const receipts = fc.option(fc.tuple(marks, fc.option(fc.nat())));
  holds(
    fc.property(marks, fc.boolean(), receipts, fc.nat(), (mark, isUncertain, told, balanceInCent) => {
      const receipt = told && receiptOf(...told);
      const content = stripContent({ balanceInCent }, mark, { isUncertain, receipt });
      if (receipt?.voucherMark === mark) expect(content).toBeNull();
      else expect(content).toEqual({ balanceInCent: isUncertain ? null : balanceInCent });
    }),
  );
});
