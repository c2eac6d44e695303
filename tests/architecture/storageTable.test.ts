import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { KEPT } from '#domain/kept/table.ts';

const PAGE = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8');
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

it('says of every stored key where it is and what it leaves with, and names no other', () => {
  const listed = Object.values(KEPT).map(({ text, where, leavesWith }) => ({
    keys: [text],
    where,
    leavesWith,
  }));
  expect(rowsOf(PAGE)).toEqual(listed);
});

it('says of every stored key what it holds', () => {
  const [, table = ''] = PAGE.split(HEAD);
  const [rows = ''] = table.split('\n\n');
  for (const row of rows.split('\n')) expect(row.split('|')[2]?.trim(), row).not.toBe('');
});
