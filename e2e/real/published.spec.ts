import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

/** The paths of a built folder's files. */
function filesOf(folder: string): string[] {
  const entries = readdirSync(new URL(`../../${folder}/`, import.meta.url), { recursive: true });
  return entries.map((path) => String(path).replaceAll('\\', '/'));
}

test('no source map lies in the folder that is published, and each of the folder beside it has its script', () => {
  const published = filesOf('dist');
  expect(published.filter((path) => path.endsWith('.map'))).toEqual([]);

  const maps = filesOf('dist-maps').filter((path) => path.endsWith('.map'));
  expect(maps).toContainEqual(expect.stringMatching(/^js\/index\.[0-9a-f]{8}\.js\.map$/));
  for (const path of maps) {
    expect(published).toContain(path.replace(/\.map$/, ''));
    const { file, sources } = JSON.parse(
      readFileSync(new URL(`../../dist-maps/${path}`, import.meta.url), 'utf8'),
    ) as { file: string; sources: string[] };
    expect(`${file}.map`).toBe(path);
    expect(sources.length).toBeGreaterThan(0);
  }
});

test('no published script points to a source map', () => {
  const scripts = filesOf('dist').filter((path) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  for (const path of scripts) {
    const text = readFileSync(new URL(`../../dist/${path}`, import.meta.url), 'utf8');
    expect(text).not.toContain('sourceMappingURL');
  }
});
