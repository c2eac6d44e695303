import { expect, it } from 'vitest';
import { LAYOUTS } from '#domain/site/layout.ts';
import { SWITCHES } from '#domain/site/switches.ts';

it('has the three layouts of product 2.8', () => {
  expect(LAYOUTS).toEqual(['classic', 'modern', 'restaurant']);
});

it('lists every switch once: eighteen, the four flags, and the wall in pages', () => {
  expect(new Set(SWITCHES).size).toBe(SWITCHES.length);
  expect(SWITCHES).toHaveLength(18 + 4 + 1);
});
