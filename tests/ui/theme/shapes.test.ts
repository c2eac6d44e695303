import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COMPOSITIONS, SHAPES } from '#domain/site/look.ts';

const TOKENS = readFileSync('ui/styles/tokens/_shapes.scss', 'utf8');
const ENTRY = globSync('ui/screens/entry/codeEntry/*.scss').map((file) => readFileSync(file, 'utf8'));

/** The tokens that each shape defines: without one of them an inner page would not show the shape. */
const OWN = [
  'radius-s',
  'radius-m',
  'radius-l',
  'radius-button',
  'radius-control',
  'ribbon-height',
  'ribbon-cut',
  'seal',
] as const;

/** The declarations in the rule of a shape, without white space. */
function ruleOf(shape: string): ReadonlyMap<string, string> {
  const [, body = ''] = new RegExp(`^\\[data-shape='${shape}'\\] \\{\\n(.*?)^\\}`, 'ms').exec(TOKENS) ?? [];
  return new Map(
    [...body.matchAll(/--([\w-]+):([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll(/\s+/g, ' ').trim(),
    ]),
  );
}

it.each(SHAPES)('the shape %s defines all its tokens', (shape) => {
  const needed = shape === 'tab' ? OWN.filter((name) => !name.startsWith('ribbon')) : OWN;
  expect(needed.filter((name) => !ruleOf(shape).has(name))).toEqual([]);
});

it('no two shapes have the same buttons, the same ribbon or the same seal', () => {
  for (const name of ['radius-button', 'ribbon-cut', 'seal'] as const) {
    const values = SHAPES.map((shape) => `${ruleOf(shape).get(name)} ${ruleOf(shape).get('action-shadow')}`);
    expect(new Set(values).size, name).toBe(SHAPES.length);
  }
});

it('defines only tokens that the root defines too', () => {
  const [root = ''] = TOKENS.split('/* Soft');
  const known = new Set([...root.matchAll(/--([\w-]+):/g)].map(([, name]) => name));
  for (const shape of SHAPES)
    expect([...ruleOf(shape).keys()].filter((name) => !known.has(name))).toEqual([]);
});

it.each(COMPOSITIONS)('the entry has styles for the composition %s', (composition) => {
  expect(ENTRY.some((text) => text.includes(`[data-composition='${composition}']`))).toBe(true);
});
