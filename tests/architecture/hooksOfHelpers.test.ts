import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const HOOK = /^(before|after)(Each|All)\(/m;
const HELPERS = globSync('tests/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: ['**/*.test.*', 'tests/setup/**', 'tests/architecture/fixtures/**'],
});

it('lets no helper of tests register hooks when it is imported, since files share modules', () => {
  expect(HELPERS.length).toBeGreaterThan(100);
  expect(HELPERS.filter((file) => HOOK.test(readFileSync(new URL(file, ROOT), 'utf8')))).toEqual([]);
});
