import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { KEPT_PARTS } from '#domain/kept/retention.ts';
import { KEPT, keptRow, keysLeavingWith } from '#domain/kept/table.ts';

const PAGE = readFileSync(new URL('../../../docs/stored-values.md', import.meta.url), 'utf8');
const HEAD = '| key | holds | where | leaves with |\n|---|---|---|---|\n';

interface Row {
  readonly keys: readonly string[];
  readonly where: string;
  readonly leavesWith: string;
}

/** The rows of the storage table. */
function rowsOf(page: string): readonly Row[] {
  const [, table = ''] = page.split(HEAD);
  const [rows = ''] = table.split('\n\n');
  return rows.split('\n').map((row) => {
    const [, key = '', , where = '', leavesWith = ''] = row.split('|').map((cell) => cell.trim());
    return { keys: [...key.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text), where, leavesWith };
  });
}

it('lists exactly the stored keys on the page of stored values, with place and retention', () => {
  const listed = Object.values(KEPT).map(({ text, where, leavesWith }) => ({
    keys: [text],
    where,
    leavesWith,
  }));
  expect(rowsOf(PAGE)).toEqual(listed);
});

it('describes the content of every stored key', () => {
  const [, table = ''] = PAGE.split(HEAD);
  const [rows = ''] = table.split('\n\n');
  for (const row of rows.split('\n')) expect(row.split('|')[2]?.trim(), row).not.toBe('');
});

it.each(Object.entries(KEPT))('stores %s under its name and a version', (name, { text }) => {
  expect(text).toBe(`${name}.v1`);
});

it('keeps data on the device only if the holder allows it, apart from what belongs to the device', () => {
  for (const { where, leavesWith } of Object.values(KEPT))
    expect(where === 'device').toBe(leavesWith === 'device' || leavesWith === 'memory');
});

it('has a key for every part that can be deleted', () => {
  for (const part of KEPT_PARTS) expect(keysLeavingWith([part]), part).not.toEqual([]);
});

it('finds the keys of a part, and the row of a key', () => {
  expect(keysLeavingWith(['session', 'remainder'])).toEqual([
    'voucher',
    'voucherToken',
    'tokenExpiry',
    'isPrepaid',
    'balanceAfter',
  ]);
  expect(keysLeavingWith([])).toEqual([]);
  expect(keptRow('balanceAfter')).toEqual({ text: 'balanceAfter.v1', where: 'tab', leavesWith: 'remainder' });
});
