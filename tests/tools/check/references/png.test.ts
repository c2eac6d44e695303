import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { decodedPng, encodedPng, type Picture } from '#tools/check/references/png.ts';

const picture: Picture = {
  width: 7,
  height: 5,
  rgb: Uint8Array.from({ length: 7 * 5 * 3 }, (_, at) => (at * at * 13) % 256),
};

it('reads what it writes', () => {
  expect(decodedPng(encodedPng(picture))).toEqual(picture);
});

it('drops the transparency of a screenshot', () => {
  const screenshot = Object.assign(new PNG({ width: 2, height: 1 }), {
    data: Buffer.of(10, 20, 30, 255, 40, 50, 60, 255),
  });
  expect([...decodedPng(PNG.sync.write(screenshot)).rgb]).toEqual([10, 20, 30, 40, 50, 60]);
});
