import { expect, it } from 'vitest';
import { SITES as SANDBOX_SITES } from '#sandbox/core/sites.ts';
import { vouchersOf } from '#sandbox/voucher/seed.ts';
import { SITES } from '#sites/index.ts';
import { papers } from './papers.ts';

/** The rows of a paper's table, below its first line. */
function rowsBelow(path: string, head: string): readonly string[] {
  const lines = (papers.find((paper) => paper.path === path)?.text ?? '').split('\n');
  const rows = lines.slice(lines.indexOf(head) + 2);
  return rows.slice(
    0,
    rows.findIndex((line) => !line.startsWith('|')),
  );
}

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const code = (text: string): string => `\`${text}\``;

it('lists every brand with its languages in the README', () => {
  expect(rowsBelow('README.md', '| id | brand | languages |')).toEqual(
    SITES.map(({ id, brand, languages }) => row(code(id), brand, languages.join(', '))),
  );
});

it('names vouchers of every brand but the first, which has tables of its own', () => {
  const head = '| brand | 50.00 to spend | 300.00, put on hold | 40.00, prepaid |';
  const expected = SANDBOX_SITES.map((site, index) => {
    const vouchers = vouchersOf(site, index, 0);
    const codes = ['spendable', 'large', 'prepaid'].map(
      (kind) => vouchers.find(({ condition }) => condition === kind)?.code ?? '',
    );
    return row(...[site.id, ...codes].map(code));
  });
  expect(rowsBelow('tools/sandbox/README.md', head)).toEqual(expected.slice(1));
});

it('names the vouchers to top up of every brand that has some', () => {
  const head = '| brand | 25.00 | 40.00 | 20 to 80 only | CHGx1 | CHGx2 | CHGx3 |';
  const expected = SANDBOX_SITES.flatMap((site, index) => {
    const toTopUp = vouchersOf(site, index, 0).filter(({ condition }) => /^(not-)?charge/.test(condition));
    const numbers = toTopUp.map(({ serialNumber }) => serialNumber);
    return site.charges && index > 0 ? [row(code(site.id), ...numbers)] : [];
  });
  expect(rowsBelow('tools/sandbox/README.md', head)).toEqual(expected);
});
