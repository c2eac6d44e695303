import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kindOf } from '#domain/upload/fileKind.ts';
import { jpegParts } from '#domain/upload/jpegParts.ts';
import { orientationOf } from '#domain/upload/orientation.ts';
import { pixelSizeOf } from '#domain/upload/pixelSize.ts';
import { withoutMetadata } from '#domain/upload/withoutMetadata.ts';
import { aJpeg, aPdf, aPng, bytesOf } from '#tests/data/pictures.ts';

const text = (bytes: Uint8Array) => String.fromCharCode(...bytes);
const turned = (bytes: Uint8Array) => orientationOf(bytes, jpegParts(bytes)?.parts ?? []);

describe('a photo', () => {
  test('loses what it says of place and time, and keeps its picture', () => {
    const bare = withoutMetadata('jpeg', aJpeg({ width: 640, height: 480 }));
    expect(text(aJpeg())).toContain('GPS 48.137');
    expect(text(bare)).not.toMatch(/GPS|Exif|home/);
    expect(text(bare)).toContain('JFIF');
    expect(pixelSizeOf('jpeg', bare)).toEqual({ width: 640, height: 480 });
    expect(Array.from(bare.slice(-2))).toEqual([0xff, 0xd9]);
  });

  test.each([1, 2, 3, 6, 8])('stays the right way up: orientation %d', (orientation) => {
    const bare = withoutMetadata('jpeg', aJpeg({ orientation }));
    expect(turned(bare)).toBe(orientation);
    expect(text(bare)).not.toContain('GPS');
  });

  test('that cannot be taken apart is left as it is', () => {
    const broken = aJpeg().subarray(0, 30);
    expect(withoutMetadata('jpeg', broken)).toBe(broken);
  });

  test('loses a second picture that stands behind it', () => {
    const two = new Uint8Array([...aJpeg(), ...aJpeg()]);
    expect(withoutMetadata('jpeg', two)).toEqual(withoutMetadata('jpeg', aJpeg()));
  });

  test('that is drawn in several scans keeps all of them', () => {
    const picture = aJpeg();
    const table = [0xff, 0xc4, 0, 4, 0xff, 0xd9];
    const scan = [0xff, 0xda, 0, 3, 1, 0xff, 0x00, 7, 0xff, 0xd3, 8, 0xff, 0xd9];
    const progressive = new Uint8Array([...picture.slice(0, -2), ...table, ...scan, 9, 9]);
    expect(Array.from(withoutMetadata('jpeg', progressive)).slice(-scan.length)).toEqual(scan);
  });

  test('whose orientation makes no sense counts as upright', () => {
    expect(turned(aJpeg({ orientation: 9 }))).toBe(1);
  });
});

describe('a PNG', () => {
  test('loses its texts and keeps its picture', () => {
    const bare = withoutMetadata('png', aPng({ width: 30, height: 20 }));
    expect(text(aPng())).toContain('Erika');
    expect(text(bare)).not.toContain('Erika');
    expect(text(bare)).toContain('IEND');
    expect(pixelSizeOf('png', bare)).toEqual({ width: 30, height: 20 });
  });

  test('that breaks off is left as it is', () => {
    const broken = aPng().subarray(0, 40);
    expect(withoutMetadata('png', broken)).toBe(broken);
  });
});

test('a PDF is left as it is', () => {
  const pdf = aPdf();
  expect(withoutMetadata('pdf', pdf)).toBe(pdf);
});

test('whatever the bytes, nothing is thrown, nothing grows, and twice is once', () => {
  const starts = fc.constantFrom<readonly number[]>(
    [0xff, 0xd8, 0xff],
    Array.from(aPng().slice(0, 8)),
    bytesOf('%PDF-'),
    [],
  );
  fc.assert(
    fc.property(starts, fc.uint8Array({ maxLength: 200 }), (start, rest) => {
      const bytes = new Uint8Array([...start, ...rest]);
      const kind = kindOf(bytes);
      if (kind === null || kind === 'heic') return;
      pixelSizeOf(kind, bytes);
      const bare = withoutMetadata(kind, bytes);
      expect(bare.length).toBeLessThanOrEqual(bytes.length);
      expect(withoutMetadata(kind, bare)).toEqual(bare);
    }),
  );
});
