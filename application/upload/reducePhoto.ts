import { type Result, done, refused } from '#domain/core/result.ts';
import { drawable } from '#domain/upload/drawable.ts';
import { shownName } from '#domain/upload/shownName.ts';
import { LARGEST_UPLOAD, type Reducible, type UploadFault, unreduced } from '#domain/upload/uploadCheck.ts';
import type { Photos } from '../ports/photos.ts';
import type { PickedFile, TakenFile } from './takeFile.ts';

/**
 * `picked` was refused with `fault`. Refuses with `too-big` or `too-many-pixels` if the device cannot reduce it to 5
 * MiB, and with `gone` if unreadable.
 */
export async function reducePhoto(
  picked: PickedFile,
  fault: Reducible,
  photos: Pick<Photos, 'smaller'>,
): Promise<Result<TakenFile, UploadFault>> {
  try {
    const bytes = drawable(await picked.read(0, picked.size));
    const smaller = await photos.smaller(bytes, LARGEST_UPLOAD);
    if (smaller === null || smaller.length === 0 || smaller.length > LARGEST_UPLOAD) {
      return refused(unreduced(fault));
    }
    return done({ name: shownName(picked.name), kind: 'jpeg', bytes: smaller });
  } catch {
    return refused('gone');
  }
}
