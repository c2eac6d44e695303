import { expect, it } from 'vitest';
import { type ConsentNames, type ConsentService, readConsent } from '#domain/site/consentCategories.ts';

const service = (category: string, isGiven: boolean | null, more: Partial<ConsentService> = {}) => ({
  id: `id-${category}`,
  name: `A service of ${category}`,
  category,
  isEssential: category === 'essential',
  isGiven,
  ...more,
});

const givenOf = (services: readonly ConsentService[], names?: ConsentNames) =>
  [...readConsent(services, names).given].toSorted();

it.each<[string, readonly ConsentService[], string[]]>([
  ['nothing without services', [], []],
  [
    'functional and marketing by the tool’s template, and with marketing what measures',
    [service('essential', null), service('functional', true), service('marketing', true)],
    ['functional', 'marketing', 'statistics'],
  ],
  [
    'no statistics if marketing is refused in the tool’s template',
    [service('functional', true), service('marketing', false)],
    ['functional'],
  ],
  [
    'statistics by the tool’s own category if it has one, whatever is said of marketing',
    [service('statistics', true), service('marketing', false)],
    ['statistics'],
  ],
  [
    'no statistics if its own category is refused, even if marketing is given',
    [service('statistics', false), service('marketing', true)],
    ['marketing'],
  ],
  [
    'nothing by a category of which one service is refused',
    [service('functional', true), service('functional', false)],
    [],
  ],
  [
    'nothing by a category of which one service reports no consent',
    [service('functional', true), service('functional', null)],
    [],
  ],
  [
    'a category although an essential service in it reports no consent',
    [service('functional', true), service('functional', null, { isEssential: true })],
    ['functional'],
  ],
  [
    'nothing by a category of essential services alone',
    [service('functional', null, { isEssential: true })],
    [],
  ],
  [
    'other categories although an essential service reports no consent',
    [service('essential', null), service('functional', true)],
    ['functional'],
  ],
])('gives %s', (_what, services, given) => {
  expect(givenOf(services)).toEqual(given);
});

it('reads the operator’s categories and services by the names in the site’s file', () => {
  const services = [
    service('customCategory-7', true, { id: 'a1', name: 'Counting visits' }),
    service('marketing', false, { id: 'a2', name: 'Adverts' }),
    service('marketing', true, { id: 'a3', name: 'Maps' }),
  ];
  expect(givenOf(services, { statistics: ['customCategory-7'], functional: ['Maps'] })).toEqual([
    'functional',
    'statistics',
  ]);
  expect(givenOf(services, { statistics: ['a1', 'a2'], functional: ['a3'] })).toEqual(['functional']);
});

it('lists the categories for which the tool has no service, except those that the site does not use', () => {
  const services = [service('functional', false), service('essential', null)];
  expect(readConsent(services).unmapped).toEqual(['statistics', 'marketing']);
  expect(readConsent(services, { marketing: [] }).unmapped).toEqual(['statistics']);
  expect(readConsent(services, { functional: ['Maps'], marketing: [], statistics: [] }).unmapped).toEqual([
    'functional',
  ]);
});
