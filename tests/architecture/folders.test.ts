import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FOLDERS } from '../docs/papers.ts';

const PAGE = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8');

const foldersIn = (path: string): string[] =>
  readdirSync(new URL(`../../${path}`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

it.each(['domain', 'application', 'infrastructure'])(
  'names every folder of %s on the page of folders',
  (layer) => {
    const line = PAGE.split('\n').find((one) => one.startsWith(`${layer}/ `)) ?? '';
    const named =
      line
        .replace(/^\S+ +(pure rules:)?/, '')
        .split(':', 1)[0]
        ?.match(/\w+/g) ?? [];
    const apart = { domain: [], application: ['ports'], infrastructure: [] }[layer] ?? [];
    expect([...named, ...apart].filter((name) => name !== 'and').toSorted()).toEqual(
      foldersIn(layer).toSorted(),
    );
  },
);

it('has a line for every area', () => {
  for (const area of foldersIn('ui/screens')) expect(PAGE).toContain(`\n| \`${area}\` |`);
});

it('has a line for every folder of the repository, and for no other', () => {
  const [, tree = ''] = PAGE.split('```\n');
  expect((tree.match(/^\w+(?=\/ )/gm) ?? []).toSorted()).toEqual(FOLDERS.toSorted());
});

it('names every room of tools', () => {
  const [, tools = ''] = /^tools\/ ([\s\S]*?)^\w/m.exec(PAGE) ?? [];
  expect((tools.match(/\w+(?=\/ )/g) ?? []).toSorted()).toEqual(foldersIn('tools').toSorted());
});
