import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import settings from '../../stryker.config.json' with { type: 'json' };

it('leaves the mutation run every folder that the tests of the domain import from', () => {
  const sources = globSync('tests/domain/**/*.ts').map((file) => readFileSync(file, 'utf8'));
  const folders = sources.flatMap((source) =>
    [...source.matchAll(/from '#(\w+)\//g)].map(([, folder]) => folder),
  );
  expect(new Set(folders)).toContain('domain');
  expect(settings.ignorePatterns.filter((name) => folders.includes(name))).toEqual([]);
});
