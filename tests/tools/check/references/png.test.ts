import { deflateSync } from 'node:zlib';
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

it('reads each filter of a row, and drops the transparency', () => {
  // Five rows of one pixel, each the colour 10, 20, 30 as its filter writes it, after a row of the same.
  const lines = [
    [0, 10, 20, 30, 255],
    [1, 10, 20, 30, 255],
    [2, 0, 0, 0, 0],
    [3, 5, 10, 15, 128],
    [4, 0, 0, 0, 0],
  ];
  expect([...decodedPng(aFile(1, 5, 6, Uint8Array.from(lines.flat()))).rgb]).toEqual(
    Array.from({ length: 5 }, () => [10, 20, 30]).flat(),
  );
});

it('refuses what it cannot read', () => {
  expect(() => decodedPng(Buffer.from('GIF89a, which is something else'))).toThrow('no PNG');
  expect(() => decodedPng(aFile(1, 1, 3, Uint8Array.of(0, 0)))).toThrow('type 3');
  expect(() => decodedPng(aFile(1, 1, 2, Uint8Array.of(9, 0, 0, 0)))).toThrow('broken');
});

/** Without checksums, which are not read. */
function aFile(width: number, height: number, type: number, lines: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, type, 0, 0, 0], 8);
  const part = (name: string, data: Buffer) => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    return Buffer.concat([size, Buffer.from(name), data, Buffer.alloc(4)]);
  };
  return Buffer.concat([
    encodedPng(picture).subarray(0, 8),
    part('IHDR', header),
    part('IDAT', deflateSync(lines)),
    part('IEND', Buffer.alloc(0)),
  ]);
}
