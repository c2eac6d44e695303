import { describe, expect, it } from 'vitest';
import { ReducePhoto } from '#application/upload/reducePhoto.ts';
import { type PickedFile, takeFile } from '#application/upload/takeFile.ts';
import { done } from '#domain/core/result.ts';
import { LARGEST_UPLOAD } from '#domain/upload/uploadCheck.ts';
import { aJpeg, aPdf, aPng } from '#tests/data/pictures.ts';

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

describe('a picked file', () => {
  it('is accepted without its path and its metadata', async () => {
    const taken = await takeFile(picked(aJpeg()));
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
    expect(await takeFile(watched)).toEqual({ ok: false, fault: 'too-big' });
    expect(read).toEqual([512 * 1024]);
  });

  it.each([
    ['JPEG', aJpeg()],
    ['PNG', aPng()],
  ])('is rejected as damaged if a %s breaks off, so that no location data are sent', async (_, bytes) => {
    const broken = bytes.subarray(0, bytes.length - 1);
    expect(await takeFile(picked(broken))).toEqual({ ok: false, fault: 'damaged' });
  });

  it('is reported as gone if the device cannot read it', async () => {
    expect(await takeFile(moved)).toEqual({ ok: false, fault: 'gone' });
  });
});

describe('a photo that is too big', () => {
  const reducing = (smaller: Uint8Array | null) => new ReducePhoto({ smaller: async () => smaller });
  const photo = picked(aJpeg({ of: LARGEST_UPLOAD + 1 }));

  it('is accepted as reduced by the device', async () => {
    const bytes = aJpeg();
    expect(await reducing(bytes).execute(photo)).toEqual(done({ name: 'Ausweis.jpg', kind: 'jpeg', bytes }));
  });

  it.each([
    ['nothing', null],
    ['an empty file', new Uint8Array()],
    ['a file that is still too big', new Uint8Array(LARGEST_UPLOAD + 1)],
  ])('stays too big if the device reduces it to %s', async (_, made) => {
    expect(await reducing(made).execute(photo)).toEqual({ ok: false, fault: 'too-big' });
  });

  it('is reported as gone if the device cannot read it', async () => {
    expect(await reducing(aJpeg()).execute(moved)).toEqual({ ok: false, fault: 'gone' });
  });
});
