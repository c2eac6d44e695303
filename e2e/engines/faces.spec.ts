import { begin } from './begin.ts';
import { expect, test } from './test.ts';

/** Runs in the page: top and height of what stands in the main part. Words of another face are never exactly as wide. */
function linesOf(): string[] {
  const parts = document.querySelectorAll('main h1, main h2, main form, main button, main p, main article');
  return [...parts].map((part) => {
    const { y, height } = part.getBoundingClientRect();
    return `${part.localName} ${Math.round(y)} ${Math.round(height)}`;
  });
}

test('the face of the entry loads late without moving a line, and no request sends a referrer', async ({
  visitor,
  at,
  gate,
}) => {
  await begin(visitor, at('de'));
  const arrives = gate.hold((path) => path.startsWith('/fonts/'));
  await visitor.open(at('de'));
  const before = await visitor.evaluate(linesOf, null);
  expect(before).toContainEqual(expect.stringMatching(/^h1 /));
  arrives();
  await visitor.meets(() => {
    const faces = [...document.fonts].filter(({ family }) => family.includes('face-de'));
    return faces.some(({ status }) => status === 'loaded') || `${faces.length} faces, none loaded`;
  });
  const after = await visitor.evaluate(linesOf, null);
  // The sections below the screen may have come meanwhile.
  expect(after.slice(0, before.length)).toEqual(before);
  const passed = gate.passed.filter(({ path }) => /^\/(fonts|css|js|brands)\//.test(path));
  expect(passed.some(({ path }) => path.startsWith('/fonts/'))).toBe(true);
  expect(passed.map(({ referrer }) => referrer)).toEqual(passed.map(() => null));
});
