import { describe, expect, it } from 'vitest';
import { allows, COMPOSITIONS, SHAPES } from '#domain/site/look.ts';
import { SITES } from '#sites/index.ts';

const sites = await Promise.all(SITES.map(async ({ load, ...entry }) => ({ ...entry, ...(await load()) })));

/** Brands that were taken for one another, by their subject or their colour. */
const TWINS = [
  ['us', 'ca'],
  ['bank-one', 'bank-two'],
  ['at', 'be'],
  ['de', 'card-network'],
  ['ch', 'region'],
  ['gb', 'card-network'],
  ['at', 'region'],
  ['be', 'region'],
  ['ca', 'ch'],
  ['us', 'bank-one'],
] as const;

const siteOf = (id: string) => {
  const site = sites.find((each) => each.id === id);
  if (site === undefined) throw new Error(`There is no site ${id}`);
  return site;
};

describe('the looks of the sites', () => {
  it('are all different', () => {
    const pairs = sites.map(({ composition, shape }) => `${composition}, ${shape}`);
    expect(new Set(pairs).size, pairs.join('; ')).toBe(sites.length);
  });

  it('are allowed by the sites’ layouts', () => {
    expect(sites.filter(({ layout, composition }) => !allows(layout, composition))).toEqual([]);
  });

  it.each(TWINS)('differ between %s and %s in composition and in shape', (one, other) => {
    expect(siteOf(one).composition).not.toBe(siteOf(other).composition);
    expect(siteOf(one).shape).not.toBe(siteOf(other).shape);
  });

  it('use every composition and every shape', () => {
    expect(new Set(sites.map(({ composition }) => composition))).toEqual(new Set(COMPOSITIONS));
    expect(new Set(sites.map(({ shape }) => shape))).toEqual(new Set(SHAPES));
  });
});
