import { type Result, done, refused } from '#domain/core/result.ts';
import type { Cover } from '#domain/upload/cover.ts';
import { LARGEST_UPLOAD, type UploadFault } from '#domain/upload/uploadCheck.ts';
import type { Photos } from '../ports/photos.ts';
import type { TakenFile } from './takeFile.ts';

/**
 * Paints over parts of a picture on this device, so that what they show is never sent. Refuses with `damaged` if the
 * device cannot draw it; it is not sent uncovered then. The result is a JPEG without metadata, 5 MiB at most.
 */
export async function coverPhoto(
  photos: Pick<Photos, 'covered'>,
  file: TakenFile,
  covers: readonly Cover[],
): Promise<Result<TakenFile, UploadFault>> {
  const bytes = await photos.covered(file.bytes, covers, LARGEST_UPLOAD);
  if (bytes === null || bytes.length === 0) return refused('damaged');
  return done({ ...file, kind: 'jpeg', bytes });
}
