import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { neededFor } from '#conformance/profile.ts';
import { FEATURES } from '#domain/feature/feature.ts';
import { ROUTES } from '#domain/route/routes.ts';
import { CONTRACT } from '../tools/conformance/stage.ts';

/** The rows of docs/conformance.md that begin with a call: its screens, what needs it, and whether it may be missing. */
const ROWS = new Map(
  [
    ...readFileSync('docs/conformance.md', 'utf8').matchAll(/^\| `(\w+)` \| (.+) \| (.+) \| (yes|no) \|$/gm),
  ].map(
    ([, call = '', screens = '', needs = '', mayMiss = '']) => [call, { screens, needs, mayMiss }] as const,
  ),
);

const SAID: Readonly<Record<string, string>> = {
  everything: 'every site',
  texts: 'builds that load their texts',
  nothing: 'nothing',
};

const quoted = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);

it('has each call of the contract once', () => {
  expect([...ROWS.keys()]).toEqual(CONTRACT.operations.map(({ operationId }) => operationId));
});

it.each(CONTRACT.operations)('says of $operationId what needs it', ({ operationId }) => {
  const words = neededFor(CONTRACT, operationId);
  const [only = ''] = words;
  const row = ROWS.get(operationId);
  expect(row?.needs).toBe(SAID[only] ?? words.map((word) => `\`${word}\``).join(', '));
  expect(row?.mayMiss).toBe(only === 'everything' ? 'no' : 'yes');
});

it('names screens that exist', () => {
  const paths: readonly string[] = ROUTES.map(({ path }) => path);
  for (const [call, { screens }] of ROWS)
    for (const path of quoted(screens)) expect(paths, `${call}: ${path}`).toContain(path);
});

it('names for each feature with pages of its own the first of them', () => {
  for (const { feature, path, step, zone } of ROUTES) {
    const isFirst = zone !== 'payment' && (step === undefined || step.endsWith('choice'));
    if (feature === undefined || !isFirst) continue;
    const rows = [...ROWS].filter(([, { needs }]) => quoted(needs).includes(feature));
    expect(
      rows.some(([, { screens }]) => quoted(screens).includes(path)),
      path,
    ).toBe(true);
  }
});

it('says in the contract what each feature is', () => {
  const { declared } = CONTRACT.resolve('/components/schemas/Feature');
  expect(declared['enum']).toEqual([...FEATURES]);
  for (const feature of FEATURES) expect(declared['description']).toContain(`- ${feature}: `);
});
