import type { Sandbox } from '../support/sandbox.ts';
import { begin } from './begin.ts';
import { expect, test } from './test.ts';

const PLACES: readonly (readonly [name: string, pathOf: (sandbox: Sandbox) => string | Promise<string>])[] = [
  ['the entry', () => '/'],
  ['the page of a shop’s code', (sandbox) => sandbox.link('redeemLink')],
];

/** Runs in the page: place and size of what stands in the main part. */
function boxes(): string {
  const parts = document.querySelectorAll('main h1, main h2, main form, main button, main p, main article');
  const texts = [...parts].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return `${part.localName} ${[x, y, width, height].map((each) => Math.round(each)).join(' ')}`;
  });
  return texts.join('\n');
}

for (const [name, pathOf] of PLACES) {
  test(`the face of ${name} comes late, is used, moves nothing, and its request names no page`, async ({
    visitor,
    at,
    gate,
    sandbox,
  }) => {
    await begin(visitor, at('de'));
    const arrives = gate.hold((path) => path.startsWith('/fonts/'));
    await visitor.open(at('de', await pathOf(sandbox)));
    const before = await visitor.evaluate(boxes, null);
    expect(before).toContain('h1');
    arrives();
    await visitor.meets(() => {
      const faces = [...document.fonts].filter(({ family }) => family.includes('face-de'));
      return faces.some(({ status }) => status === 'loaded') || `${faces.length} faces, none loaded`;
    });
    expect(await visitor.evaluate(boxes, null)).toBe(before);
    const passed = gate.passed.filter(({ path }) => /^\/(fonts|css|js|brands)\//.test(path));
    expect(passed.some(({ path }) => path.startsWith('/fonts/'))).toBe(true);
    expect(passed.map(({ referrer }) => referrer)).toEqual(passed.map(() => null));
  });
}
