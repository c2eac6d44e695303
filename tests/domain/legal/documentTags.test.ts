import { expect, it } from 'vitest';
import { documentTags } from '#domain/legal/documentTags.ts';

const SHOPS = { partnerKind: 'shops' } as const;

it('looks for the most specific document first', () => {
  expect(documentTags('de', { country: 'DE', ...SHOPS })).toEqual(['de-DE', 'de']);
  expect(documentTags('fr-CH', { country: 'CH', ...SHOPS })).toEqual(['fr-CH', 'fr']);
  expect(documentTags('en', { country: 'US', ...SHOPS })).toEqual(['en-US', 'en-021', 'en']);
});

it('prefers documents for restaurants, and for rewards of a bank', () => {
  expect(documentTags('en', { country: 'DE', partnerKind: 'restaurants' })[0]).toBe('en-restaurants');
  expect(documentTags('de', { country: 'DE', ...SHOPS, isReward: true })[0]).toBe('de-rewards');
});
