import { type Result, done, refused } from '#domain/core/result.ts';
import type { Cover } from '#domain/upload/cover.ts';
import { LARGEST_UPLOAD, type UploadFault } from '#domain/upload/uploadCheck.ts';
import type { Photos } from '../ports/photos.ts';
import type { TakenFile } from './takeFile.ts';

/** Redacts on this device; refuses with `damaged` rather than send unredacted. Returns a JPEG of at most 5 MiB. */
export async function coverPhoto(
  photos: Pick<Photos, 'covered'>,
  file: TakenFile,
  covers: readonly Cover[],
): Promise<Result<TakenFile, UploadFault>> {
  const bytes = await photos.covered(file.bytes, covers, LARGEST_UPLOAD);
  if (bytes === null || bytes.length === 0) return refused('damaged');
  return done({ ...file, kind: 'jpeg', bytes });
}
