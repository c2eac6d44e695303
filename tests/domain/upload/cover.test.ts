import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COVER_SIDES,
  type Cover,
  FIRST_COVER,
  coverBetween,
  pixelsOf,
  withSide,
} from '#domain/upload/cover.ts';

const spot = fc.record({
  x: fc.double({ min: -0.5, max: 1.5, noNaN: true }),
  y: fc.double({ min: -0.5, max: 1.5, noNaN: true }),
});

function expectOnPicture({ left, top, width, height }: Cover) {
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
  expect(Math.min(width, height)).toBeGreaterThan(0.0199);
  expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(1 + 1e-9);
}

describe('an area that is drawn', () => {
  it('spans two opposite corners in either order', () => {
    const [one, other] = [
      { x: 0.5, y: 0.75 },
      { x: 0.25, y: 0.25 },
    ];
    const cover = { left: 0.25, top: 0.25, width: 0.25, height: 0.5 };
    expect(coverBetween(one, other)).toEqual(cover);
    expect(coverBetween(other, one)).toEqual(cover);
  });

  it('ends at the edges of the picture', () => {
    expect(coverBetween({ x: 0.5, y: -3 }, { x: 7, y: 0.5 })).toEqual({
      left: 0.5,
      top: 0,
      width: 0.5,
      height: 0.5,
    });
  });

  it.each([
    ['a press', { x: 0.5, y: 0.5 }],
    ['a line', { x: 0.9, y: 0.51 }],
  ])('is discarded after %s only', (_, end) => {
    expect(coverBetween({ x: 0.5, y: 0.5 }, end)).toBeNull();
  });

  it('can be as small as two percent of a side', () => {
    const least = { left: 0, top: 0, width: 0.02, height: 0.02 };
    expect(coverBetween({ x: 0, y: 0 }, { x: 0.02, y: 0.02 })).toEqual(least);
  });

  it('stays within the picture wherever it was drawn', () => {
    fc.assert(
      fc.property(spot, spot, (one, other) => {
        const cover = coverBetween(one, other);
        if (cover !== null) expectOnPicture(cover);
      }),
    );
  });
});

describe('an area whose sides are set', () => {
  it('moves without changing its size, and stops at the edge', () => {
    expect(withSide(FIRST_COVER, 'left', 0.1)).toEqual({ ...FIRST_COVER, left: 0.1 });
    expect(withSide(FIRST_COVER, 'left', 1)).toEqual({ ...FIRST_COVER, left: 0.7 });
    expect(withSide(FIRST_COVER, 'top', -1)).toEqual({ ...FIRST_COVER, top: 0 });
  });

  it('grows up to the edge, and never shrinks to nothing', () => {
    expect(withSide(FIRST_COVER, 'width', 1)).toEqual({ ...FIRST_COVER, width: 0.65 });
    expect(withSide(FIRST_COVER, 'height', 0)).toEqual({ ...FIRST_COVER, height: 0.02 });
  });

  it('stays within the picture after any sequence of changes', () => {
    const step = fc.tuple(fc.constantFrom(...COVER_SIDES), fc.double({ min: -2, max: 2, noNaN: true }));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        expectOnPicture(steps.reduce((cover, [side, value]) => withSide(cover, side, value), FIRST_COVER));
      }),
    );
  });
});

describe('an area in pixels', () => {
  it('includes each pixel that it touches', () => {
    const cover = { left: 0.105, top: 0.5, width: 0.1, height: 0.25 };
    expect(pixelsOf(cover, { width: 100, height: 10 })).toEqual({ left: 10, top: 5, width: 11, height: 3 });
  });

  it('is never larger than the picture', () => {
    const all = { left: 0, top: 0, width: 1, height: 1 };
    expect(pixelsOf(all, { width: 7, height: 3 })).toEqual({ left: 0, top: 0, width: 7, height: 3 });
  });
});
