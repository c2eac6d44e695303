import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type PictureArea, framing } from '#domain/site/pictureArea.ts';

const percent = fc.integer({ min: 0, max: 100 });
const edges = fc
  .tuple(percent, percent)
  .map(([a, b]) => [Math.min(a, b) / 100, Math.max(a, b) / 100] as const);

/** What a frame of this size lets through along one axis, as the browser lays a cropped picture out. */
const shown = (position: number, size: number) =>
  [position * (1 - size), position * (1 - size) + size] as const;

it('shows the whole area in every frame that is large enough', () => {
  fc.assert(
    fc.property(edges, edges, percent, percent, ([left, right], [top, bottom], wider, higher) => {
      const [x = NaN, y = NaN] = framing({ left, top, right, bottom }).split(' ').map(Number.parseFloat);
      const width = right - left + ((1 - (right - left)) * wider) / 100;
      const height = bottom - top + ((1 - (bottom - top)) * higher) / 100;
      const [fromLeft, toRight] = shown(x / 100, width);
      const [fromTop, toBottom] = shown(y / 100, height);
      // The shares are whole percents: half of one is a two-hundredth of the picture at most.
      expect(fromLeft).toBeLessThanOrEqual(left + 0.005);
      expect(toRight).toBeGreaterThanOrEqual(right - 0.005);
      expect(fromTop).toBeLessThanOrEqual(top + 0.005);
      expect(toBottom).toBeGreaterThanOrEqual(bottom - 0.005);
    }),
  );
});

it.each<[string, PictureArea, string]>([
  ['the right edge', { left: 0.5, top: 0, right: 1, bottom: 0.5 }, '100% 0%'],
  ['the middle', { left: 0.4, top: 0.3, right: 0.6, bottom: 0.7 }, '50% 50%'],
  ['everything', { left: 0, top: 0, right: 1, bottom: 1 }, '50% 50%'],
])('positions an area at %s', (_where, area, position) => {
  expect(framing(area)).toBe(position);
});
