import { describe, expect, test } from 'vitest';
import { HEAD_BYTES, LARGEST_UPLOAD, checkUpload } from '#domain/upload/uploadCheck.ts';
import {
  aBmp,
  aBoxed,
  aGif,
  aJxl,
  aWebp,
  withLateHeight,
  withMuchMetadata,
  withStrayBytes,
} from '#tests/data/oddPictures.ts';
import { aJpeg, aPdf, aPng, bytesOf } from '#tests/data/pictures.ts';

const checked = (bytes: Uint8Array) => checkUpload(bytes.length, bytes.subarray(0, HEAD_BYTES));
const MIB = 1024 * 1024;
const pdfBehind = (front: string) => new Uint8Array(bytesOf(`${front}%PDF-1.7\n`));

describe('a file', () => {
  test.each([
    ['a photo', aJpeg(), 'jpeg'],
    ['a picture of a screen', aPng(), 'png'],
    ['a PDF', aPdf(), 'pdf'],
    ['a photo of exactly 5 MiB', aJpeg({ of: 5 * MIB }), 'jpeg'],
    ['a PDF of exactly 5 MiB', aPdf({ of: 5 * MIB }), 'pdf'],
    ['a picture of 40 megapixels', aPng({ width: 8000, height: 5000 }), 'png'],
    ['a photo whose height comes after its scan', withLateHeight(aJpeg()), 'jpeg'],
    ['a PDF with a byte order mark in front', pdfBehind('\u00ef\u00bb\u00bf'), 'pdf'],
    ['a PDF with a blank line in front', pdfBehind('\r\n'), 'pdf'],
    ['a PDF with 1,019 bytes in front', pdfBehind('x'.repeat(1019)), 'pdf'],
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
    ['a PDF that begins behind 1,024 bytes', pdfBehind('x'.repeat(1020)), 'wrong-kind'],
    ['a phone’s HEIC', new Uint8Array([0, 0, 0, 24, ...bytesOf('ftypheic')]), 'heic'],
    ['a HEIC of the common brand', aBoxed('mif1', 'mif1', 'heic'), 'heic'],
    ['a video', aBoxed('qt  ', 'qt  '), 'wrong-kind'],
    ['an AVIF', aBoxed('avif', 'mif1', 'miaf'), 'other-picture'],
    ['an AVIF of the common brand', aBoxed('mif1', 'miaf', 'avif'), 'other-picture'],
    ['a WebP', aWebp(), 'other-picture'],
    ['a GIF', aGif(), 'other-picture'],
    ['a BMP', aBmp(), 'other-picture'],
    ['a JPEG XL', aJxl(), 'other-picture'],
    ['a bare JPEG XL', new Uint8Array([0xff, 0x0a, 0, 0]), 'other-picture'],
    ['a photo a byte above 5 MiB', aJpeg({ of: 5 * MIB + 1 }), 'photo-too-big'],
    ['a picture a byte above 5 MiB', aPng({ of: 5 * MIB + 1 }), 'photo-too-big'],
    ['a PDF a byte above 5 MiB', aPdf({ of: 5 * MIB + 1 }), 'too-big'],
    ['a photo of 48 megapixels', aJpeg({ width: 8064, height: 6048 }), 'many-pixels'],
    [
      'a photo of 48 megapixels above 5 MiB',
      aJpeg({ width: 8064, height: 6048, of: 6 * MIB }),
      'many-pixels',
    ],
    ['a photo of 200 megapixels', aJpeg({ width: 16_320, height: 12_240 }), 'many-pixels'],
    [
      'a photo of 48 megapixels whose height comes late',
      withLateHeight(aJpeg({ width: 8064, height: 6048 })),
      'many-pixels',
    ],
    ['more than 200 megapixels', aPng({ width: 20_000, height: 10_001 }), 'too-many-pixels'],
    ['30,000 × 30,000 pixels', aPng({ width: 30_000, height: 30_000 }), 'too-many-pixels'],
    [
      'more pixels than we decode, and too big',
      aPng({ width: 30_000, height: 30_000, of: 6 * MIB }),
      'too-many-pixels',
    ],
    ['a photo that breaks off', aJpeg().subarray(0, 20), 'damaged'],
    ['a picture that breaks off', aPng().subarray(0, 12), 'damaged'],
    ['a picture without a pixel', aPng({ width: 0 }), 'damaged'],
    ['a photo without a height', aJpeg({ height: 0 }), 'damaged'],
    ['a photo whose head is longer than what was read', withMuchMetadata(aJpeg()), 'damaged'],
    ['a photo with stray bytes in its head', withStrayBytes(aJpeg()), 'damaged'],
  ])('is rejected: %s', (_, bytes, fault) => {
    expect(checked(bytes)).toEqual({ ok: false, fault });
  });

  test.each([
    ['a photo', aJpeg(), 'photo-too-big'],
    ['a damaged photo', withStrayBytes(aJpeg()), 'damaged'],
    ['a WebP', aWebp(), 'other-picture'],
  ])('is never read as a whole above 100 MiB: %s', (_, head, fault) => {
    expect(checkUpload(100 * MIB, head)).toEqual({ ok: false, fault });
    expect(checkUpload(100 * MIB + 1, head)).toEqual({ ok: false, fault: 'too-big' });
  });

  test('may have 5 MiB', () => {
    expect(LARGEST_UPLOAD).toBe(5_242_880);
  });
});
