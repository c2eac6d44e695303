import { type Result, done, refused } from '#domain/core/result.ts';
import { shownName } from '#domain/upload/shownName.ts';
import { LARGEST_UPLOAD, type UploadFault } from '#domain/upload/uploadCheck.ts';
import type { Photos } from '../ports/photos.ts';
import type { PickedFile, TakenFile } from './takeFile.ts';

export class ReducePhoto {
  readonly #photos: Pick<Photos, 'smaller'>;

  constructor(photos: Pick<Photos, 'smaller'>) {
    this.#photos = photos;
  }

  /** `picked` was refused with `photo-too-big`. Refuses with `too-big` above 5 MiB, and with `gone` if unreadable. */
  async execute(picked: PickedFile): Promise<Result<TakenFile, UploadFault>> {
    try {
      const bytes = await this.#photos.smaller(await picked.read(0, picked.size), LARGEST_UPLOAD);
      if (bytes === null || bytes.length === 0 || bytes.length > LARGEST_UPLOAD) return refused('too-big');
      return done({ name: shownName(picked.name), kind: 'jpeg', bytes });
    } catch {
      return refused('gone');
    }
  }
}
