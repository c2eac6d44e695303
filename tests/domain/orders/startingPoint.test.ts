import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { startingPoint } from '#domain/orders/startingPoint.ts';
import { holds } from '#tests/data/holds.ts';
import { anyText } from '#tests/data/hostile.ts';

it.each([
  ['/', 'newsletter', 'spring', 'newsletter', 'spring'],
  ['/shops', null, null, '/shops', ''],
  ['/shops', '', '', '/shops', ''],
  ['/', null, 'spring', '/', 'spring'],
  ['/', 'newsletter', null, 'newsletter', ''],
  // What follows the first part may be the token of a redeem link.
  ['/merchantcode/rl-secret', null, null, '/merchantcode', ''],
  ['/shops/1/bakery', null, null, '/shops', ''],
])(
  'reports for %s with the source %j and the campaign %j only a known page or the given source',
  (...row) => {
    const [path, given, campaign, source, campaignName] = row;
    expect(startingPoint(path, given, campaign)).toEqual({ source, campaignName });
  },
);

it('truncates source and campaign after a hundred characters', () => {
  const long = 'x'.repeat(10_000);
  expect(startingPoint('/', long, long)).toEqual({ source: 'x'.repeat(100), campaignName: 'x'.repeat(100) });
  expect(startingPoint(`/${long}`, null, null).source).toBe(`/${'x'.repeat(99)}`);
});

it('returns two short texts for any address', () => {
  const given = fc.option(anyText);
  holds(
    fc.property(anyText, given, given, (path, source, campaign) => {
      const point = startingPoint(path, source, campaign);
      expect(point.source.length).toBeLessThanOrEqual(100);
      expect(point.campaignName.length).toBeLessThanOrEqual(100);
    }),
  );
});
