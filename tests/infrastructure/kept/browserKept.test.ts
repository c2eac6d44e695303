import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { BrowserKept, type Schemas } from '#infrastructure/kept/browserKept.ts';
import { FIRST_KEPT } from '#infrastructure/kept/firstKept.ts';
import { REACTIVATION_KEPT } from '#infrastructure/kept/reactivationKept.ts';
import { REDEMPTION_KEPT } from '#infrastructure/kept/redemptionKept.ts';
import { SHOPS_KEPT } from '#infrastructure/kept/shopsKept.ts';
import { Shelf } from '#infrastructure/kept/shelf.ts';
import type { KeptKey, KeptValue } from '#domain/kept/table.ts';
import { keptRow } from '#domain/kept/table.ts';
import { holds } from '#tests/data/holds.ts';
import { aReactivation } from '#tests/data/reactivation.ts';
import { anyText } from '#tests/data/hostile.ts';
import { MemoryStorage } from './storages.ts';

const SCHEMAS = { ...FIRST_KEPT, ...REACTIVATION_KEPT, ...REDEMPTION_KEPT, ...SHOPS_KEPT };
type Key = keyof typeof SCHEMAS;

/** A value of each key, and values that are foreign to it. A key without its row does not compile. */
const EXAMPLES: {
  readonly [One in Key]: { readonly value: KeptValue<One>; readonly odd: readonly unknown[] };
} = {
  codeWait: {
    value: { refusals: 4, until: 1_000 },
    odd: [{ refusals: -1, until: 0 }, { refusals: 0.5, until: 0 }, { refusals: 1, until: null }, []],
  },
  language: { value: 'fr-CH', odd: [7, 'x'.repeat(101), null, ['fr'], { locale: 'fr' }] },
  payback: { value: true, odd: ['true', 1, null] },
  category: { value: 'fashion', odd: [7, 'x'.repeat(101), null] },
  variation: { value: 'birthday', odd: [7, 'x'.repeat(101), null] },
  reactivation: { value: aReactivation().id, odd: ['', 'ra-1', 7, null] },
  rememberedShops: { value: { recent: ['a', 'b'], favourites: ['b'] }, odd: [null, 7, 'yes'] },
  prepaidEndAmount: { value: 50_00, odd: [-1, 0.5, '5000', null, Number.MAX_SAFE_INTEGER + 1] },
};
const KEYS = Object.keys(EXAMPLES) as Key[];

function aBrowser() {
  const storages = { tab: new MemoryStorage(), device: new MemoryStorage() };
  const shelves = { tab: new Shelf(() => storages.tab), device: new Shelf(() => storages.device) };
  const keptIn = <Of extends KeptKey>(schemas: Schemas<Of>) => new BrowserKept(shelves, schemas);
  return { storages, kept: keptIn(SCHEMAS) };
}

it.each(KEYS)('keeps %s where the table says, and nowhere else', (key) => {
  const { storages, kept } = aBrowser();
  expect(kept.read(key)).toBeNull();
  kept.write(key, EXAMPLES[key].value);
  expect(kept.read(key)).toEqual(EXAMPLES[key].value);
  const { where, text } = keptRow(key);
  expect([...storages[where].items.keys()]).toEqual([text]);
  expect(storages[where === 'tab' ? 'device' : 'tab'].items.size).toBe(0);
  kept.forget(key);
  expect(kept.read(key)).toBeNull();
  expect(storages[where].items.size).toBe(0);
});

it.each(KEYS)('reads nothing of %s that does not fit', (key) => {
  const { storages, kept } = aBrowser();
  const { where, text } = keptRow(key);
  for (const odd of EXAMPLES[key].odd) {
    storages[where].items.set(text, JSON.stringify(odd));
    expect([odd, kept.read(key)]).toEqual([odd, null]);
  }
});

it.each(KEYS)('never throws over what is stored as %s', (key) => {
  const { storages, kept } = aBrowser();
  const { where, text } = keptRow(key);
  holds(
    fc.property(fc.oneof(anyText, fc.json()), (stored) => {
      storages[where].items.set(text, stored);
      expect(() => kept.read(key)).not.toThrow();
    }),
  );
});
