import { describe, expect, it } from 'vitest';
import { reducePhoto } from '#application/upload/reducePhoto.ts';
import { type PickedFile, takeFile } from '#application/upload/takeFile.ts';
import { done } from '#domain/core/result.ts';
import { LARGEST_UPLOAD } from '#domain/upload/uploadCheck.ts';
import {
  aBoxed,
  aWebp,
  withLateHeight,
  withMuchMetadata,
  withoutEnd,
  withStrayBytes,
} from '#tests/data/oddPictures.ts';
import { aJpeg, aPdf, aPng, bytesOf } from '#tests/data/pictures.ts';

const picked = (bytes: Uint8Array, name = 'C:\\Bilder\\Ausweis.jpg'): PickedFile => ({
  name,
  size: bytes.length,
  read: async (from, to) => bytes.subarray(from, to),
});
const moved: PickedFile = {
  name: 'a.jpg',
  size: 5,
  read: () => Promise.reject(new Error('the device has lost it')),
};

const DRAWN = aJpeg({ width: 300 });
const drawing = (smaller: Uint8Array | null) => ({ smaller: async () => smaller });
/** Reads nothing that we cannot read. */
const blind = drawing(null);

describe('a picked file', () => {
  it('is accepted without its path and its metadata', async () => {
    const taken = await takeFile(picked(aJpeg()), blind);
    expect(taken).toMatchObject({ ok: true, value: { name: 'Ausweis.jpg', kind: 'jpeg' } });
    expect(taken.ok && String.fromCharCode(...taken.value.bytes)).not.toContain('GPS');
  });

  it('is rejected after reading only its head if it is too big', async () => {
    const read: number[] = [];
    const file = picked(aPdf({ of: LARGEST_UPLOAD + 1 }));
    const watched: PickedFile = {
      ...file,
      read: (from, to) => {
        read.push(to);
        return file.read(from, to);
      },
    };
    expect(await takeFile(watched, blind)).toEqual({ ok: false, fault: 'too-big' });
    expect(read).toEqual([512 * 1024]);
  });

  it.each([
    ['JPEG', aJpeg()],
    ['PNG', aPng()],
  ])('is rejected as damaged if a %s breaks off, so that no location data are sent', async (_, bytes) => {
    const broken = bytes.subarray(0, bytes.length - 1);
    expect(await takeFile(picked(broken), blind)).toEqual({ ok: false, fault: 'damaged' });
  });

  it('is reported as gone if the device cannot read it', async () => {
    expect(await takeFile(moved, blind)).toEqual({ ok: false, fault: 'gone' });
  });

  it('is accepted if its picture begins behind 512 KiB of metadata, which it loses', async () => {
    const photo = withMuchMetadata(aJpeg());
    expect(photo.indexOf(0xc0, 600_000)).toBeGreaterThan(512 * 1024);
    const plain = await takeFile(picked(aJpeg()), blind);
    expect(plain).toMatchObject({ ok: true });
    expect(await takeFile(picked(photo), blind)).toEqual(plain);
  });

  it('can be reduced if its picture begins behind 512 KiB of metadata, and it is too big', async () => {
    const photo = withMuchMetadata(aJpeg({ of: LARGEST_UPLOAD }));
    expect(await takeFile(picked(photo), blind)).toEqual({ ok: false, fault: 'photo-too-big' });
  });

  it.each([
    ['a PDF with a blank line in front', '\r\n%PDF-1.7'],
    ['a PDF with a byte order mark in front', '\u00ef\u00bb\u00bf%PDF-1.7'],
  ])('is accepted unchanged: %s', async (_, text) => {
    const bytes = new Uint8Array(bytesOf(text));
    expect(await takeFile(picked(bytes), blind)).toMatchObject({ ok: true, value: { kind: 'pdf', bytes } });
  });
});

describe('a picture that only the browser can read', () => {
  it.each([
    ['a photo with stray bytes', withStrayBytes(aJpeg()), 'damaged'],
    ['a panorama without an end', withoutEnd(aJpeg()), 'damaged'],
    ['a photo behind much metadata, without an end', withoutEnd(withMuchMetadata(aJpeg())), 'damaged'],
    ['a PNG that breaks off', aPng().subarray(0, -1), 'damaged'],
    ['a WebP', aWebp(), 'other-picture'],
    ['an AVIF', aBoxed('avif'), 'other-picture'],
    ['a HEIC', aBoxed('heic'), 'heic'],
  ])('is drawn anew as a JPEG, or refused if it cannot be: %s', async (_, bytes, fault) => {
    expect(await takeFile(picked(bytes), drawing(DRAWN))).toEqual(
      done({ name: 'Ausweis.jpg', kind: 'jpeg', bytes: DRAWN }),
    );
    for (const made of [null, new Uint8Array(), new Uint8Array(LARGEST_UPLOAD + 1)]) {
      expect(await takeFile(picked(bytes), drawing(made))).toEqual({ ok: false, fault });
    }
  });

  it('has an end when it is drawn, because browsers draw no JPEG without one', async () => {
    const drawn: Uint8Array[] = [];
    const smaller = async (bytes: Uint8Array) => {
      drawn.push(bytes);
      return DRAWN;
    };
    const photo = aJpeg();
    await takeFile(picked(withoutEnd(photo)), { smaller });
    await reducePhoto(picked(withoutEnd(photo)), 'photo-too-big', { smaller });
    expect(drawn).toEqual([photo, photo]);
    await takeFile(picked(aWebp()), { smaller });
    expect(drawn.at(-1)).toEqual(aWebp());
  });

  it.each([
    ['nothing', new Uint8Array(), 'empty'],
    ['a text', new Uint8Array(bytesOf('<svg/>')), 'wrong-kind'],
    ['a PDF above 5 MiB', aPdf({ of: LARGEST_UPLOAD + 1 }), 'too-big'],
    ['900 megapixels', aPng({ width: 30_000, height: 30_000 }), 'too-many-pixels'],
  ])('does not include %s', async (_, bytes, fault) => {
    expect(await takeFile(picked(bytes), drawing(DRAWN))).toEqual({ ok: false, fault });
  });
});

describe('a photo that is too big', () => {
  const reducing = (smaller: Uint8Array | null) => ({ smaller: async () => smaller });
  const photo = picked(aJpeg({ of: LARGEST_UPLOAD + 1 }));

  it('is accepted as reduced by the device', async () => {
    const bytes = aJpeg();
    expect(await reducePhoto(photo, 'photo-too-big', reducing(bytes))).toEqual(
      done({ name: 'Ausweis.jpg', kind: 'jpeg', bytes }),
    );
  });

  it('is drawn with its height in front of its picture, because browsers read no other', async () => {
    const drawn: Uint8Array[] = [];
    const smaller = async (bytes: Uint8Array) => {
      drawn.push(bytes);
      return aJpeg();
    };
    const late = withLateHeight(aJpeg());
    await reducePhoto(picked(late), 'many-pixels', { smaller });
    const plain = await takeFile(picked(aJpeg()), blind);
    expect(drawn).toEqual([plain.ok && plain.value.bytes]);
  });

  it.each([
    ['nothing', null],
    ['an empty file', new Uint8Array()],
    ['a file that is still too big', new Uint8Array(LARGEST_UPLOAD + 1)],
  ])('stays too big if the device reduces it to %s', async (_, made) => {
    expect(await reducePhoto(photo, 'photo-too-big', reducing(made))).toEqual({
      ok: false,
      fault: 'too-big',
    });
    expect(await reducePhoto(photo, 'many-pixels', reducing(made))).toEqual({
      ok: false,
      fault: 'too-many-pixels',
    });
  });

  it('is reported as gone if the device cannot read it', async () => {
    expect(await reducePhoto(moved, 'many-pixels', reducing(aJpeg()))).toEqual({ ok: false, fault: 'gone' });
  });
});
