import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { EndCause } from '#domain/kept/retention.ts';
import { KEPT, type KeptRow } from '#domain/kept/table.ts';
import { aBrowser } from '#tests/data/aBrowser.ts';
import { voucherLife } from '#tests/data/voucherLife.ts';
import { MemoryStorage } from '#tests/data/storages.ts';

const KEYS: readonly KeptRow<unknown>[] = Object.values(KEPT);
const textsOf = (keys: readonly KeptRow<unknown>[]) => keys.map(({ text }) => text).sort();

/** What is still there of a tab and device in which everything was kept, after the voucher has ended. */
function leftAfter(cause: EndCause): readonly string[] {
  const storages = { tab: new MemoryStorage(), device: new MemoryStorage() };
  for (const key of KEYS) for (const text of textsOf([key])) storages[key.where].setItem(text, '"kept"');
  voucherLife(aBrowser(storages).kept).end.execute(cause, '123456789');
  return [...storages.tab.items.keys(), ...storages.device.items.keys()].sort();
}

const NAMES_NOBODY = [
  'category.v1',
  'codeWait.v1',
  'emptySince.v1',
  'flashes.v1',
  'language.v1',
  'moneyNews.v1',
  'openPresses.v1',
  'payback.v1',
  'payments.v1',
  'pendingCharge.v1',
  'pendingDonation.v1',
  'pendingRedemption.v1',
  'pendingReveal.v1',
  'pendingVoucherOrder.v1',
  'prepaidEndAmount.v1',
  'pressedHere.v1',
  'probe.v1',
  'reloaded.v1',
  'removals.v1',
  'variation.v1',
];

it('stores nothing that identifies a voucher or a person after "remove my data", except for an open order', () => {
  expect(leftAfter('erased')).toEqual(NAMES_NOBODY);
});

it('keeps the remembered shops after "remove voucher"', () => {
  expect(leftAfter('removed')).toEqual([...NAMES_NOBODY, 'rememberedShops.v1'].sort());
});

it('derives the text of each key from its name, and no file in infrastructure/ spells one out', () => {
  const folder = new URL('../../../infrastructure/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const withTexts = files.filter((file) => /['"`]\w+\.v\d/.test(readFileSync(new URL(file, folder), 'utf8')));
  expect(files.length).toBeGreaterThan(50);
  expect(withTexts).toEqual([]);
});
