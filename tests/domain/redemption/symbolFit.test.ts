import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { fitBars, fitSquare } from '#domain/redemption/symbolFit.ts';

/** Modules with their quiet zones: an EAN-13, and a Code 128 of fourteen letters. */
const EAN_13 = 117;
const CODE_128 = 211;

/** What phones leave below the title of till mode. */
const PHONE = { across: 358, down: 480, screen: 720 };
const NARROW = { across: 288, down: 200, screen: 456 };

it.each([
  [EAN_13, 1, PHONE, 3, false],
  [EAN_13, 2, PHONE, 6, false],
  [EAN_13, 3, PHONE, 9, false],
  [EAN_13, 1, NARROW, 2, false],
  [EAN_13, 3, NARROW, 7, false],
  [CODE_128, 1, PHONE, 2, true],
  [CODE_128, 2, PHONE, 4, true],
  [CODE_128, 3, PHONE, 6, true],
  [CODE_128, 1, { across: 640, down: 300, screen: 700 }, 3, false],
])(
  'draws %i modules at ratio %i in %j with %i device pixels each, turned: %s',
  (modules, ratio, room, ...how) => {
    const [pixels, turned] = how;
    expect(fitBars(modules, { ratio, ...room })).toEqual({ pixels, turned });
  },
);

it('turns a code over the height of the whole screen, if the other parts leave too little', () => {
  expect(fitBars(CODE_128, { ratio: 2, ...NARROW })).toEqual({ pixels: 4, turned: true });
});

it('draws the thickest bars that fit, if none are thick enough', () => {
  expect(fitBars(500, { ratio: 2, ...PHONE })).toEqual({ pixels: 2, turned: true });
  expect(fitBars(500, { ratio: 1, ...NARROW })).toEqual({ pixels: 1, turned: false });
});

it.each([
  [29, 1, PHONE, 12],
  [29, 2, PHONE, 24],
  [29, 3, PHONE, 37],
  [29, 1, NARROW, 9],
  [33, 1, NARROW, 8],
  [29, 1, { across: 640, down: 900 }, 13],
])(
  'draws a QR code of %i modules at ratio %i in %j with %i device pixels each',
  (modules, ratio, room, pixels) => {
    expect(fitSquare(modules, { ratio, ...room })).toEqual({ pixels, turned: false });
  },
);

it('never draws a QR code wider than the screen, nor smaller than 240 px where that fits', () => {
  assert(
    property(
      integer({ min: 29, max: 120 }),
      constantFrom(1, 1.5, 2, 2.625, 3),
      integer({ min: 256, max: 1200 }),
      integer({ min: 0, max: 1200 }),
      (modules, ratio, across, down) => {
        const { pixels } = fitSquare(modules, { ratio, across, down });
        const side = (pixels * modules) / ratio;
        expect(side).toBeLessThanOrEqual(across);
        const smallest = Math.ceil((240 * ratio) / modules);
        if (smallest * modules <= across * ratio) expect(side).toBeGreaterThanOrEqual(240);
      },
    ),
  );
});
