import { expect, it } from 'vitest';
import { done, refused } from '#domain/core/result.ts';
import { chosenOrganisation, donationAmount, donationFaults, hasReceipt } from '#domain/donation/donation.ts';
import { aDonationDraft, anOrganisation } from '#tests/data/donation.ts';

const BALANCE = { amountInCent: 50_00, currency: 'EUR' } as const;
const ORGANISATIONS = [anOrganisation(), anOrganisation({ id: 'org-2', receiptAvailable: false })];

it('donates the whole balance, whatever is in the amount field', () => {
  expect(donationAmount(aDonationDraft({ part: 'whole', amountText: 'x' }), BALANCE)).toEqual(done(50_00));
});

it.each([
  ['0,01', done(1)],
  ['50', done(50_00)],
  ['50,01', refused('amount-above')],
  ['0', refused('amount-zero')],
  ['', refused('required')],
  ['1.000', refused('amount-invalid')],
])('accepts “%s” as the part %j', (amountText, amount) => {
  expect(donationAmount(aDonationDraft({ amountText }), BALANCE)).toEqual(amount);
});

it('refuses until the holder has chosen the whole balance or a part', () => {
  expect(donationAmount(aDonationDraft({ part: null }), BALANCE)).toEqual(refused('part-missing'));
});

it('donates nothing from an empty balance', () => {
  const empty = { ...BALANCE, amountInCent: 0 };
  expect(donationAmount(aDonationDraft({ part: 'whole' }), empty)).toEqual(refused('amount-above'));
});

it('accepts an organisation only while it is listed', () => {
  expect(chosenOrganisation(aDonationDraft(), ORGANISATIONS)).toEqual(ORGANISATIONS[0]);
  expect(chosenOrganisation(aDonationDraft({ organisationId: 'gone' }), ORGANISATIONS)).toBeNull();
  expect(chosenOrganisation(aDonationDraft({ organisationId: null }), ORGANISATIONS)).toBeNull();
});

it('issues a receipt if requested and if the organisation issues any', () => {
  expect(hasReceipt(aDonationDraft({ wantsReceipt: true }), ORGANISATIONS)).toBe(true);
  expect(hasReceipt(aDonationDraft({ wantsReceipt: false }), ORGANISATIONS)).toBe(false);
  expect(hasReceipt(aDonationDraft({ wantsReceipt: true, organisationId: 'org-2' }), ORGANISATIONS)).toBe(
    false,
  );
  expect(hasReceipt(aDonationDraft({ wantsReceipt: true, organisationId: null }), ORGANISATIONS)).toBe(false);
});

it('reports all faults at once', () => {
  expect(
    donationFaults(aDonationDraft({ organisationId: null, amountText: '' }), ORGANISATIONS, BALANCE),
  ).toEqual({
    organisation: 'choice',
    amount: 'required',
  });
  expect(donationFaults(aDonationDraft(), ORGANISATIONS, BALANCE)).toEqual({});
});
