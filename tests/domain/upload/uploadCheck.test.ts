import { describe, expect, test } from 'vitest';
import { HEAD_BYTES, LARGEST_UPLOAD, checkUpload } from '#domain/upload/uploadCheck.ts';
import { aJpeg, aPdf, aPng, bytesOf } from '#tests/data/pictures.ts';

const checked = (bytes: Uint8Array) => checkUpload(bytes.length, bytes.subarray(0, HEAD_BYTES));
const MIB = 1024 * 1024;

describe('a file', () => {
  test.each([
    ['a photo', aJpeg(), 'jpeg'],
    ['a picture of a screen', aPng(), 'png'],
    ['a PDF', aPdf(), 'pdf'],
    ['a photo of exactly 5 MiB', aJpeg({ of: 5 * MIB }), 'jpeg'],
    ['a PDF of exactly 5 MiB', aPdf({ of: 5 * MIB }), 'pdf'],
    ['a picture of 40 megapixels', aPng({ width: 8000, height: 5000 }), 'png'],
  ])('is accepted: %s', (_, bytes, kind) => {
    expect(checked(bytes)).toEqual({ ok: true, value: kind });
  });

  test.each([
    ['nothing at all', new Uint8Array(), 'empty'],
    [
      'a drawing named .jpg',
      new Uint8Array(bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      'wrong-kind',
    ],
    ['a program', new Uint8Array(bytesOf('MZ\u0090')), 'wrong-kind'],
    ['a PDF that begins with something else', new Uint8Array(bytesOf('x%PDF-1.7')), 'wrong-kind'],
    ['a phone’s HEIC', new Uint8Array([0, 0, 0, 24, ...bytesOf('ftypheic')]), 'heic'],
    ['a photo a byte above 5 MiB', aJpeg({ of: 5 * MIB + 1 }), 'photo-too-big'],
    ['a picture a byte above 5 MiB', aPng({ of: 5 * MIB + 1 }), 'photo-too-big'],
    ['a PDF a byte above 5 MiB', aPdf({ of: 5 * MIB + 1 }), 'too-big'],
    ['30,000 × 30,000 pixels', aPng({ width: 30_000, height: 30_000 }), 'too-many-pixels'],
    [
      'more pixels than we decode, and too big',
      aPng({ width: 30_000, height: 30_000, of: 6 * MIB }),
      'too-many-pixels',
    ],
    ['a photo that breaks off', aJpeg().subarray(0, 20), 'damaged'],
    ['a picture that breaks off', aPng().subarray(0, 12), 'damaged'],
    ['a picture without a pixel', aPng({ width: 0 }), 'damaged'],
  ])('is rejected: %s', (_, bytes, fault) => {
    expect(checked(bytes)).toEqual({ ok: false, fault });
  });

  test('may have 5 MiB', () => {
    expect(LARGEST_UPLOAD).toBe(5_242_880);
  });
});
