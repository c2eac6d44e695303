import { describe, expect, it } from 'vitest';
import type { Photos } from '#application/ports/photos.ts';
import { uploadsOf } from '#application/upload/uploads.ts';
import { FIRST_COVER } from '#domain/upload/cover.ts';
import { aWebp } from '#tests/data/oddPictures.ts';
import { aJpeg, aPdf, aPng, bytesOf } from '#tests/data/pictures.ts';
import { UploadModel } from '#ui/parts/upload/UploadModel.ts';

const MIB = 1024 * 1024;
const PREVIEW = 'data:image/jpeg;base64,AA==';

const photos: Photos = {
  smaller: async () => aJpeg(),
  covered: async () => aJpeg({ width: 400 }),
  preview: async () => PREVIEW,
};
const aFile = (bytes: Uint8Array<ArrayBuffer>, name = 'Ausweis.jpg') => new File([bytes], name);

async function taking(...files: readonly File[]): Promise<UploadModel> {
  const model = new UploadModel(uploadsOf(photos));
  await model.take(files);
  return model;
}

describe('a file that is picked', () => {
  it('is accepted with a preview and without its metadata', async () => {
    const { state } = await taking(aFile(aJpeg()));
    expect(state).toMatchObject({
      kind: 'taken',
      preview: PREVIEW,
      file: { name: 'Ausweis.jpg', kind: 'jpeg' },
    });
    expect(state.kind === 'taken' && String.fromCharCode(...state.file.bytes)).not.toContain('GPS');
  });

  it('has no preview if it is a PDF', async () => {
    expect((await taking(aFile(aPdf(), 'a.pdf'))).state).toMatchObject({ kind: 'taken', preview: null });
  });

  it('is identified by its bytes, not by its name', async () => {
    expect((await taking(aFile(new Uint8Array(bytesOf('<svg/>')), 'photo.jpg'))).state).toMatchObject({
      kind: 'refused',
      fault: 'wrong-kind',
      name: 'photo.jpg',
    });
    expect((await taking(aFile(aPng(), 'photo.jpg'))).file).toMatchObject({ kind: 'png' });
  });

  it('is refused if ten are picked at once, and replaces the previous one', async () => {
    const model = await taking(aFile(aJpeg()));
    await model.take(Array.from({ length: 10 }, () => aFile(aJpeg())));
    expect(model.state).toMatchObject({ kind: 'refused', fault: 'several' });
    expect(model.file).toBeNull();
  });

  it('is refused if the device cannot read it', async () => {
    const broken = Object.assign(aFile(aJpeg()), {
      slice: () => {
        throw new DOMException('moved', 'NotReadableError');
      },
    });
    expect((await taking(broken)).state).toMatchObject({ kind: 'refused', fault: 'gone' });
  });

  it('is replaced by a later one, whichever is read first', async () => {
    const model = new UploadModel(uploadsOf(photos));
    const slow = model.take([aFile(aJpeg({ of: 4 * MIB }), 'first.jpg')]);
    const fast = model.take([aFile(aPng(), 'second.png')]);
    await Promise.all([fast, slow]);
    expect(model.file).toMatchObject({ name: 'second.png' });
  });

  it('can be removed while it is checked', async () => {
    const model = new UploadModel(uploadsOf(photos));
    const looking = model.take([aFile(aJpeg())]);
    expect(model.state).toMatchObject({ kind: 'checking', task: 'look' });
    model.remove();
    await looking;
    expect(model.state).toEqual({ kind: 'empty' });
  });
});

describe('a photo above 5 MiB', () => {
  it('is reduced on request', async () => {
    const model = await taking(aFile(aJpeg({ of: 5 * MIB + 1 })));
    expect(model.state).toMatchObject({ kind: 'refused', fault: 'photo-too-big' });
    await model.reduce();
    expect(model.file).toMatchObject({ name: 'Ausweis.jpg', kind: 'jpeg' });
  });

  it('is refused as too big if the device cannot reduce it enough', async () => {
    const model = new UploadModel(uploadsOf({ ...photos, smaller: async () => null }));
    await model.take([aFile(aPng({ of: 6 * MIB }))]);
    await model.reduce();
    expect(model.state).toMatchObject({ kind: 'refused', fault: 'too-big', photo: null });
  });

  it('is not reduced if it is a PDF', async () => {
    const model = await taking(aFile(aPdf({ of: 5 * MIB + 1 }), 'a.pdf'));
    await model.reduce();
    expect(model.state).toMatchObject({ kind: 'refused', fault: 'too-big' });
  });
});

describe('a photo of more than 40 megapixels', () => {
  const photo = () => aFile(aJpeg({ width: 8064, height: 6048 }));

  it('is reduced on request', async () => {
    const model = await taking(photo());
    expect(model.state).toMatchObject({ kind: 'refused', fault: 'many-pixels' });
    await model.reduce();
    expect(model.file).toMatchObject({ name: 'Ausweis.jpg', kind: 'jpeg', bytes: aJpeg() });
  });

  it('is refused if the device cannot reduce it', async () => {
    const model = new UploadModel(uploadsOf({ ...photos, smaller: async () => null }));
    await model.take([photo()]);
    await model.reduce();
    expect(model.state).toMatchObject({ kind: 'refused', fault: 'too-many-pixels', photo: null });
  });
});

describe('a picture that we cannot read', () => {
  it('is converted with a preview if the device can draw it', async () => {
    const model = await taking(aFile(aWebp(), 'scan.webp'));
    expect(model.state).toMatchObject({
      kind: 'taken',
      preview: PREVIEW,
      file: { name: 'scan.webp', kind: 'jpeg', bytes: aJpeg() },
    });
  });

  it('is refused by its kind if not', async () => {
    const model = new UploadModel(uploadsOf({ ...photos, smaller: async () => null }));
    await model.take([aFile(aWebp(), 'scan.webp')]);
    expect(model.state).toMatchObject({ kind: 'refused', fault: 'other-picture', photo: null });
  });
});

describe('a picture of which parts are covered', () => {
  it('is replaced by the covered picture of the device', async () => {
    const model = await taking(aFile(aPng()));
    const covering = model.cover([FIRST_COVER]);
    expect(model.state).toMatchObject({ kind: 'checking', task: 'cover' });
    expect(model.file).toBeNull();
    await covering;
    expect(model.file).toEqual({ name: 'Ausweis.jpg', kind: 'jpeg', bytes: aJpeg({ width: 400 }) });
  });

  it.each([
    ['nothing', null],
    ['an empty file', new Uint8Array()],
  ])('is not sent uncovered if the device returns %s', async (_, made) => {
    const model = new UploadModel(uploadsOf({ ...photos, covered: async () => made }));
    await model.take([aFile(aPng())]);
    await model.cover([FIRST_COVER]);
    expect(model.state).toMatchObject({ kind: 'refused', fault: 'damaged' });
    expect(model.file).toBeNull();
  });

  it('stays unchanged if nothing is to be covered', async () => {
    const model = await taking(aFile(aPng()));
    await model.cover([]);
    expect(model.file).toMatchObject({ kind: 'png' });
  });

  it('is shown as a large preview, or as a small one if that fails', async () => {
    const asked: string[] = [];
    const preview = async (_: Uint8Array, size: 'small' | 'large') => {
      asked.push(size);
      return size === 'small' ? PREVIEW : null;
    };
    const model = new UploadModel(uploadsOf({ ...photos, preview }));
    expect(await model.large()).toBeNull();
    await model.take([aFile(aPng())]);
    expect(await model.large()).toBe(PREVIEW);
    expect(asked).toEqual(['small', 'large']);
  });
});
