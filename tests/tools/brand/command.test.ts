import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { exampleWith } from './anAnswersFile.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'voucher-brand-'));
const answers = join(folder, 'answers.json');
afterAll(() => rmSync(folder, { recursive: true }));

const brand = (...words: readonly string[]) =>
  spawnSync(process.execPath, ['tools/brand/brand.ts', ...words], { cwd: ROOT, encoding: 'utf8' });

it('says where the fault is, why, and what to do, and fails', () => {
  writeFileSync(answers, exampleWith('"NL"', '"Netherlands"'));
  const { status, stderr } = brand('new', answers);
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /answers\.json:5 country\n {2}“Netherlands” is not a country code of two capital letters\.\n {2}Change it\./,
  );
  expect(stderr).toContain('1 fault; nothing was written.');
});

it.each([
  ['a word that it does not know', 'old', answers],
  ['a file that there is not', 'check', join(folder, 'none.json')],
])('refuses %s', (_what, ...words) => {
  expect(brand(...words)).toMatchObject({ status: 1, stderr: expect.not.stringContaining(' at ') as string });
});
