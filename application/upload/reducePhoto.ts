import { type Result, done, refused } from '#domain/core/result.ts';
import { shownName } from '#domain/upload/shownName.ts';
import { LARGEST_UPLOAD, type UploadFault } from '#domain/upload/uploadCheck.ts';
import type { Photos } from '../ports/photos.ts';
import type { PickedFile, TakenFile } from './takeFile.ts';

/** Makes a photo that is too big small enough to be sent, by redrawing it on this device. */
export class ReducePhoto {
  readonly #photos: Pick<Photos, 'smaller'>;

  constructor(photos: Pick<Photos, 'smaller'>) {
    this.#photos = photos;
  }

  /**
   * `picked` is what `takeFile` refused with `photo-too-big`. Refuses with `too-big` if it cannot be made small
   * enough, and with `gone` if the device cannot read it. The result is a JPEG without metadata, 5 MiB at most.
   */
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
