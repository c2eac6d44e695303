import { expect, it } from 'vitest';
import { gesturing } from '#domain/site/gesture.ts';

const movement = (begin: string) => `<g><animateTransform dur=".6s" begin="${begin}"/><path d="M0 0"/></g>`;

it('begins every movement of a drawing', () => {
  const [still, moving] = [movement('indefinite'), movement('0s')];
  expect(gesturing(`<svg>${still}${still}</svg>`)).toBe(`<svg>${moving}${moving}</svg>`);
});

it('finds none in a drawing without movements', () => {
  expect(gesturing('<svg><path d="M0 0"/></svg>')).toBeNull();
  expect(gesturing('')).toBeNull();
});
