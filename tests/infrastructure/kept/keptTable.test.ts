import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { EndCause } from '#domain/kept/retention.ts';
import { KEPT, type KeptRow } from '#domain/kept/table.ts';
import { aBrowser } from '#tests/data/aBrowser.ts';
import { voucherLife } from '#tests/data/voucherLife.ts';
import { MemoryStorage } from '#tests/data/storages.ts';
import { aVoucher } from '#tests/data/voucher.ts';
import { EXAMPLES, type ExampleKey } from './keptExamples.ts';
import { namesAPerson } from './namesAPerson.ts';

const KEYS: readonly KeptRow<unknown>[] = Object.values(KEPT);
const textsOf = (keys: readonly KeptRow<unknown>[]) => keys.map(({ text }) => text).sort();

/** What is still there of a tab and device in which everything was kept, after the voucher has ended. */
function leftAfter(cause: EndCause): readonly string[] {
  const storages = { tab: new MemoryStorage(), device: new MemoryStorage() };
  for (const key of KEYS) for (const text of textsOf([key])) storages[key.where].setItem(text, '"kept"');
  voucherLife(aBrowser(storages).kept).end.execute(cause, '123456789');
  return [...storages.tab.items.keys(), ...storages.device.items.keys()].sort();
}

const BEYOND_HOLDERS: readonly string[] = ['order', 'tab', 'device'];
const staying = KEYS.filter(({ leavesWith }) => BEYOND_HOLDERS.includes(leavesWith));

it('stores nothing that identifies a voucher or a person after "remove my data", except for an open order', () => {
  expect(leftAfter('erased')).toEqual(textsOf(staying));
  const { serialNumber } = aVoucher();
  for (const [name, { value }] of Object.entries(EXAMPLES)) {
    if (!BEYOND_HOLDERS.includes(KEPT[name as ExampleKey].leavesWith)) continue;
    expect(JSON.stringify(value), name).not.toContain(serialNumber);
    expect(namesAPerson(name as ExampleKey), name).toBe(false);
  }
});

it('keeps the remembered shops after "remove voucher"', () => {
  expect(leftAfter('removed')).toEqual([...textsOf(staying), 'rememberedShops.v1'].sort());
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
