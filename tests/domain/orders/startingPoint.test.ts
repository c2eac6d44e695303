import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { startingPoint } from '#domain/orders/startingPoint.ts';
import { holds } from '#tests/data/holds.ts';
import { anyText } from '#tests/data/hostile.ts';

it('names the source and campaign of the address', () => {
  expect(startingPoint('/', 'newsletter', 'spring')).toEqual({
    source: 'newsletter',
    campaignName: 'spring',
  });
});

it('names the path where the address has no campaign', () => {
  expect(startingPoint('/shops', null, null)).toEqual({ source: '/shops', campaignName: '' });
  expect(startingPoint('/shops', '', '')).toEqual({ source: '/shops', campaignName: '' });
});

it('keeps source and campaign apart when only one is given', () => {
  expect(startingPoint('/', null, 'spring')).toEqual({ source: '/', campaignName: 'spring' });
  expect(startingPoint('/', 'newsletter', null)).toEqual({ source: 'newsletter', campaignName: '' });
});

it('names only the first part of a path: what follows may be the token of a redeem link', () => {
  expect(startingPoint('/merchantcode/rl-secret', null, null).source).toBe('/merchantcode');
  expect(startingPoint('/shops/1/bakery', null, null).source).toBe('/shops');
});

it('cuts after a hundred characters what anybody could write into a link', () => {
  const long = 'x'.repeat(10_000);
  expect(startingPoint('/', long, long)).toEqual({ source: 'x'.repeat(100), campaignName: 'x'.repeat(100) });
  expect(startingPoint(`/${long}`, null, null).source).toBe(`/${'x'.repeat(99)}`);
});

it('answers every address with two short texts', () => {
  const given = fc.option(anyText);
  holds(
    fc.property(anyText, given, given, (path, source, campaign) => {
      const point = startingPoint(path, source, campaign);
      expect(point.source.length).toBeLessThanOrEqual(100);
      expect(point.campaignName.length).toBeLessThanOrEqual(100);
    }),
  );
});
