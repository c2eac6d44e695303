import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FileKind, kindOf } from '#domain/upload/fileKind.ts';
import { jpegHead } from '#domain/upload/jpegSegments.ts';
import { orientationOf } from '#domain/upload/orientation.ts';
import { pixelSizeOf } from '#domain/upload/pixelSize.ts';
import { withoutMetadata } from '#domain/upload/withoutMetadata.ts';
import { withLateHeight } from '#tests/data/oddPictures.ts';
import { aJpeg, aPdf, aPng, bytesOf, jpegPart, pngChunk } from '#tests/data/pictures.ts';

const text = (bytes: Uint8Array) => String.fromCharCode(...bytes);
const scan = [0xff, 0xda, 0, 3, 1, 0xff, 0x00, 7, 0xff, 0xd3, 8];
const END = [0xff, 0xd9];

/** EXIF, its big end first, whose table of tags begins later than it could. */
const exif = (...tags: readonly (readonly number[])[]) => [
  ...bytesOf('Exif\0\0MM\0*\0\0\0\u000cabcd'),
  0,
  tags.length,
  ...tags.flat(),
];
const tag = (id: number, value: number) => [
  id >> 8,
  id & 0xff,
  0,
  3,
  0,
  0,
  0,
  1,
  value >> 8,
  value & 0xff,
  0,
  0,
];

/** What is left of a picture that can be taken apart. */
function bared(kind: FileKind, bytes: Uint8Array): Uint8Array {
  const bare = withoutMetadata(kind, bytes);
  if (bare === null) throw new Error('the picture cannot be taken apart');
  return bare;
}
const turned = (bytes: Uint8Array) => orientationOf(bytes, jpegHead(bytes)?.parts ?? []);

describe('a photo', () => {
  test('loses place and time, and keeps its picture', () => {
    const bare = bared('jpeg', aJpeg({ width: 640, height: 480 }));
    expect(text(aJpeg())).toContain('GPS 48.137');
    expect(text(bare)).not.toMatch(/GPS|Exif|home/);
    expect(text(bare)).toContain('JFIF');
    expect(pixelSizeOf('jpeg', bare)).toEqual({ width: 640, height: 480 });
    expect(Array.from(bare.slice(-2))).toEqual([0xff, 0xd9]);
  });

  test.each([1, 2, 8])('keeps the orientation %d', (orientation) => {
    const bare = bared('jpeg', aJpeg({ orientation }));
    expect(turned(bare)).toBe(orientation);
    expect(text(bare)).not.toContain('GPS');
  });

  test.each([
    ['breaks off in its head', 30],
    ['lacks the end of its picture', aJpeg().length - 2],
    ['has no picture', 3],
  ])('is rejected if it %s', (_, length) => {
    expect(withoutMetadata('jpeg', aJpeg().subarray(0, length))).toBeNull();
  });

  test('loses a second picture after its end', () => {
    const two = new Uint8Array([...aJpeg(), ...aJpeg()]);
    expect(bared('jpeg', two)).toEqual(bared('jpeg', aJpeg()));
  });

  test('keeps all scans of a progressive picture', () => {
    const table = jpegPart(0xc4, END);
    const progressive = new Uint8Array([...aJpeg().slice(0, -2), ...table, ...scan, ...END, 9, 9]);
    expect(Array.from(bared('jpeg', progressive)).slice(-13)).toEqual([...scan, ...END]);
    expect(text(bared('jpeg', progressive))).toContain(text(new Uint8Array(table)));
  });

  test('loses metadata between its scans', () => {
    const told = [
      ...jpegPart(0xfe, bytesOf('seen at the lake')),
      ...jpegPart(0xe1, bytesOf('Exif\0\0GPS 47')),
    ];
    const bytes = new Uint8Array([...aJpeg().slice(0, -2), ...told, ...scan, ...END]);
    expect(text(bared('jpeg', bytes))).not.toMatch(/lake|GPS/);
    expect(Array.from(bared('jpeg', bytes)).slice(-13)).toEqual([...scan, ...END]);
  });

  test.each([
    ['the index of further pictures', 0xe2, 'MPF\0 further pictures'],
    ['a smaller picture of it', 0xe0, 'JFXX\0 small'],
    ['a smaller picture in its own head', 0xe0, 'JFIF\0\u0001\u0001\0\0H\0H\u0001\u0001abc'],
    ['what an editor keeps', 0xed, 'Photoshop 3.0'],
  ])('loses %s', (_, marker, content) => {
    const [soi, rest] = [aJpeg().slice(0, 2), aJpeg().slice(2)];
    const bytes = new Uint8Array([...soi, ...jpegPart(marker, bytesOf(content)), ...rest]);
    expect(bared('jpeg', bytes)).toEqual(bared('jpeg', aJpeg()));
  });

  test.each([
    ['its colours', 0xe2, 'ICC_PROFILE\0 red'],
    ['how its colours are meant', 0xee, 'Adobe\0d'],
  ])('keeps %s', (_, marker, content) => {
    const part = jpegPart(marker, bytesOf(content));
    const bytes = new Uint8Array([...aJpeg().slice(0, 2), ...part, ...aJpeg().slice(2)]);
    expect(text(bared('jpeg', bytes))).toContain(content);
  });

  test.each([
    ['says so behind another tag, its big end first', [jpegPart(0xe1, exif(tag(1, 9), tag(0x112, 6)))], 6],
    [
      'says so behind something else',
      [jpegPart(0xe1, bytesOf('Exit\0\0II')), jpegPart(0xe1, exif(tag(0x112, 6)))],
      6,
    ],
    ['says so in another kind of part', [jpegPart(0xe2, exif(tag(0x112, 6)))], 1],
    ['says nothing', [], 1],
    ['says what there is not', [jpegPart(0xe1, exif(tag(0x112, 9)))], 1],
    ['says nought', [jpegPart(0xe1, exif(tag(0x112, 0)))], 1],
    ['says more than one byte holds', [jpegPart(0xe1, exif(tag(0x112, 0x106)))], 1],
    ['breaks off before it says so', [jpegPart(0xe1, exif(tag(0x112, 6)).slice(0, 20))], 1],
  ])('has the orientation that it names if it %s', (_, parts, orientation) => {
    expect(turned(new Uint8Array([0xff, 0xd8, ...parts.flat(), ...scan]))).toBe(orientation);
  });

  test.each([0x00, 0x01, 0xd0, 0xd7, 0xd8])('keeps what follows %i, a marker without a length', (marker) => {
    const bytes = new Uint8Array([...aJpeg().slice(0, -2), 0xff, marker, 0xee, 0xee, ...END]);
    expect(Array.from(bared('jpeg', bytes)).slice(-6)).toEqual([0xff, marker, 0xee, 0xee, ...END]);
  });

  test('may contain a long segment, an empty one, and fill bytes', () => {
    const parts = [...jpegPart(0xdb, bytesOf('7'.repeat(300))), ...jpegPart(0xdb, []), 0xff, 0xff, 0x01];
    const bytes = new Uint8Array([...aJpeg().slice(0, 2), ...parts, ...aJpeg().slice(2)]);
    expect(Array.from(bared('jpeg', bytes))).toEqual([
      ...aJpeg().slice(0, 2),
      ...parts,
      ...bared('jpeg', aJpeg()).slice(2),
    ]);
  });

  test('has its height in front of its picture, where browsers look for it', () => {
    const photo = aJpeg({ width: 640, height: 480, orientation: 6 });
    expect(bared('jpeg', withLateHeight(photo))).toEqual(bared('jpeg', photo));
  });

  test.each([
    ['bytes between the parts of its head', [...aJpeg().slice(0, 2), 7, ...aJpeg().slice(2)]],
    ['a part that is shorter than its length', [...aJpeg().slice(0, -2), 0xff, 0xe1, 0, 1, 9, 9, ...END]],
    [
      'bytes after metadata between its scans',
      [...aJpeg().slice(0, -2), ...jpegPart(0xe1, bytesOf('Exif')), ...bytesOf('GPS 47'), ...scan, ...END],
    ],
  ])('is rejected with %s', (_, bytes) => {
    expect(withoutMetadata('jpeg', new Uint8Array(bytes))).toBeNull();
  });
});

describe('a PNG', () => {
  test('loses its texts and keeps its picture', () => {
    const bare = bared('png', aPng({ width: 30, height: 20 }));
    expect(text(aPng())).toContain('Erika');
    expect(text(bare)).not.toContain('Erika');
    expect(text(bare)).toContain('IEND');
    expect(pixelSizeOf('png', bare)).toEqual({ width: 30, height: 20 });
  });

  test.each(['eXIf', 'iTXt', 'tIME', 'caBX', 'mkBF'])('loses its chunk %s', (name) => {
    const chunk = pngChunk(name, bytesOf('told'));
    const end = aPng().length - 12;
    const bytes = new Uint8Array([...aPng().slice(0, end), ...chunk, ...aPng().slice(end)]);
    expect(bared('png', bytes)).toEqual(bared('png', aPng()));
  });

  test.each(['PLTE', 'IDAT', 'tRNS', 'gAMA', 'iCCP', 'sRGB'])('keeps its chunk %s', (name) => {
    const chunk = pngChunk(name, bytesOf('seen'));
    const end = aPng().length - 12;
    const bytes = new Uint8Array([...aPng().slice(0, end), ...chunk, ...aPng().slice(end)]);
    expect(text(bared('png', bytes))).toContain(`${name}seen`);
  });

  test('loses what follows its end, such as the rest of a larger picture', () => {
    const cropped = new Uint8Array([
      ...aPng(),
      ...pngChunk('IDAT', bytesOf('cropped')),
      ...pngChunk('IEND', []),
    ]);
    expect(bared('png', cropped)).toEqual(bared('png', aPng()));
  });

  test.each([40, aPng().length - 1, aPng().length - 12])(
    'is rejected if it breaks off after %d bytes',
    (length) => {
      expect(withoutMetadata('png', aPng().subarray(0, length))).toBeNull();
    },
  );
});

test('leaves a PDF unchanged', () => {
  const pdf = aPdf();
  expect(withoutMetadata('pdf', pdf)).toBe(pdf);
});

test('never throws, never adds a byte, and is idempotent for any bytes', () => {
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
      if (kind !== 'jpeg' && kind !== 'png' && kind !== 'pdf') return;
      pixelSizeOf(kind, bytes);
      const bare = withoutMetadata(kind, bytes);
      if (bare === null) return;
      expect(bare.length).toBeLessThanOrEqual(bytes.length);
      expect(withoutMetadata(kind, bare)).toEqual(bare);
    }),
  );
});
