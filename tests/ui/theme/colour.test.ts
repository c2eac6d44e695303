import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { atLightness, contrast } from '#ui/theme/colour.ts';

const toOklch = converter('oklch');

const colours = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

it('measures the same contrast as culori', () => {
  fc.assert(
    fc.property(colours, colours, (a, b) => {
      expect(contrast(a, b)).toBeCloseTo(wcagContrast(a, b), 6);
    }),
  );
});

it('fits a colour into sRGB as culori does', () => {
  fc.assert(
    fc.property(colours, fc.double({ min: 0, max: 1, noNaN: true }), (colour, l) => {
      const moved: Oklch = { mode: 'oklch', l: 0, c: 0, ...toOklch(colour) };
      expect(atLightness(colour, l)).toBe(formatHex(clampChroma({ ...moved, l }, 'oklch')));
    }),
  );
});
