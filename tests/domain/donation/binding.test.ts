import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { boundToDonation, followsDonation, isDonationSent } from '#domain/donation/binding.ts';
import type { DonationId } from '#domain/donation/donation.ts';
import { holds } from '#tests/data/holds.ts';
import { aDonation, anOpenDonation } from '#tests/data/donation.ts';

it('accepts the answer to the donation that was sent', () => {
  expect(isDonationSent(aDonation(), anOpenDonation())).toBe(true);
  expect(followsDonation(aDonation(), anOpenDonation())).toBe(true);
});

it.each([
  ['another id', { id: 'other' as DonationId }],
  ['another organisation', { organisationId: 'org-2' }],
  ['another currency', { currency: 'CHF' as const }],
  ['less than all', { forwardedInCent: 24_99 }],
])('rejects an answer with %s', (_what, about) => {
  expect(isDonationSent(aDonation(about), anOpenDonation())).toBe(false);
  expect(followsDonation(aDonation(about), anOpenDonation())).toBe(false);
});

it('rejects a direct answer with another remainder, and drops that remainder from a later one', () => {
  holds(
    fc.property(fc.nat(100_00), fc.nat(100_00), fc.nat(200_00), (valueInCent, rest, left) => {
      const sent = anOpenDonation({ valueInCent, balanceInCent: valueInCent + rest });
      const answer = aDonation({ forwardedInCent: valueInCent, remainingBalanceInCent: left });
      expect(followsDonation(answer, sent)).toBe(left === rest);
      expect(isDonationSent(answer, sent)).toBe(true);
      const remainingBalanceInCent = left === rest ? rest : null;
      expect(boundToDonation(answer, sent)).toEqual({ ...answer, remainingBalanceInCent });
    }),
  );
});
