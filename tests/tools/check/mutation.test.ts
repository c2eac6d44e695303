import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import settings from '../../../tools/check/stryker.config.json' with { type: 'json' };

const FOLDER = new URL('../../domain/', import.meta.url);

it('leaves the mutation run every folder that the tests of the domain import from', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const sources = files.map((name) => readFileSync(new URL(name, FOLDER), 'utf8'));
  const folders = sources.flatMap((source) =>
    [...source.matchAll(/from '#(\w+)\//g)].map(([, folder]) => folder),
  );
  expect(new Set(folders)).toContain('domain');
  expect(settings.ignorePatterns.filter((name) => folders.includes(name))).toEqual([]);
});
