// @vitest-environment jsdom
import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { KEPT, keptRow } from '#domain/kept/table.ts';
import { aBrowser } from '#tests/data/aBrowser.ts';
import { holds } from '#tests/data/holds.ts';
import { anyText } from '#tests/data/hostile.ts';
import { forbiddenStorage } from '#tests/data/storages.ts';
import { BrowserKept } from '#infrastructure/kept/browserKept.ts';
import { FIRST_KEPT } from '#infrastructure/kept/firstKept.ts';
import { BrowserStorage } from '#infrastructure/kept/browserStorage.ts';
import { EXAMPLES, type ExampleKey } from './keptExamples.ts';

const KEYS = Object.keys(EXAMPLES) as ExampleKey[];

it('has an example of each key, except for pending orders and keys of single adapters', () => {
  const others = [
    'pendingCharge',
    'pendingDonation',
    'pendingRedemption',
    'probe',
    'reloaded',
    'pendingVoucherOrder',
  ];
  expect([...KEYS, ...others].sort()).toEqual(Object.keys(KEPT).sort());
});

it.each(KEYS)('stores %s where the table says, and nowhere else, over a reload', (key) => {
  const { storages, kept } = aBrowser();
  expect(kept.read(key)).toBeNull();
  kept.write(key, EXAMPLES[key].value);
  expect(aBrowser(storages).kept.read(key)).toEqual(EXAMPLES[key].value);
  const { where, text } = keptRow(key);
  expect([...storages[where].items.keys()]).toEqual([text]);
  expect(storages[where === 'tab' ? 'device' : 'tab'].items.size).toBe(0);
  kept.forget(key);
  expect(kept.read(key)).toBeNull();
  expect(storages[where].items.size).toBe(0);
});

it.each(KEYS)('rejects an invalid value of %s', (key) => {
  const { storages, kept } = aBrowser();
  const { where, text } = keptRow(key);
  expect(EXAMPLES[key].odd).not.toEqual([]);
  for (const odd of EXAMPLES[key].odd) {
    storages[where].items.set(text, JSON.stringify(odd));
    expect([odd, kept.read(key)]).toEqual([odd, null]);
  }
});

it.each(KEYS.filter((key) => EXAMPLES[key].mended !== undefined))(
  'repairs a partly invalid value of %s',
  (key) => {
    const { storages, kept } = aBrowser();
    const { where, text } = keptRow(key);
    for (const [stored, read] of EXAMPLES[key].mended ?? []) {
      storages[where].items.set(text, JSON.stringify(stored));
      expect(kept.read(key)).toEqual(read);
    }
  },
);

/** What is stored of a value, with one of its fields replaced or missing. */
function damaged(value: unknown): fc.Arbitrary<string> {
  if (Array.isArray(value))
    return value.length > 0 ? damaged(value[0]).map((first) => `[${first}]`) : fc.json();
  if (typeof value !== 'object' || value === null) return fc.json();
  const odd = fc.option(fc.jsonValue(), { nil: undefined });
  return fc
    .tuple(fc.constantFrom(...Object.keys(value)), odd)
    .map(([field, instead]) => JSON.stringify({ ...value, [field]: instead }));
}

it.each(KEYS)('reads of %s a complete value or nothing, whatever is stored', (key) => {
  const { storages, kept } = aBrowser();
  const { where, text } = keptRow(key);
  const { value } = EXAMPLES[key];
  holds(
    fc.property(fc.oneof(anyText, fc.json(), damaged(value)), (stored) => {
      storages[where].items.set(text, stored);
      const read = kept.read(key);
      if (read === null) return;
      kept.write(key, read);
      expect(kept.read(key)).toEqual(read);
      if (typeof value !== 'object' || Array.isArray(value)) return;
      const optional = ['firstEnd'];
      const fields = Object.keys(value).filter((field) => !optional.includes(field));
      expect(Object.keys(read)).toEqual(expect.arrayContaining(fields));
    }),
  );
});

it('keeps values in memory until the page is left if they cannot be stored', () => {
  const browserStorage = new BrowserStorage(forbiddenStorage);
  const kept = new BrowserKept({ tab: browserStorage, device: browserStorage }, FIRST_KEPT);
  kept.write('language', 'fr');
  expect(kept.read('language')).toBe('fr');
  kept.forget('language');
  expect(kept.read('language')).toBeNull();
});

it('notifies of changes in tab and device, including those of other tabs', () => {
  const { kept } = aBrowser();
  const listener = vi.fn();
  kept.onChange(listener);
  kept.write('basket', EXAMPLES.basket.value);
  kept.forget('basket');
  kept.write('category', 'fashion');
  expect(listener).toHaveBeenCalledTimes(3);
  window.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledTimes(4);
});
