import { type Result, done, refused } from '#domain/core/result.ts';
import { drawable } from '#domain/upload/drawable.ts';
import type { FileKind } from '#domain/upload/fileKind.ts';
import { shownName } from '#domain/upload/shownName.ts';
import {
  HEAD_BYTES,
  LARGEST_UPLOAD,
  type UploadFault,
  checkUpload,
  mayBeDrawn,
} from '#domain/upload/uploadCheck.ts';
import { withoutMetadata } from '#domain/upload/withoutMetadata.ts';
import type { Photos } from '../ports/photos.ts';

/** A file that the user picked. Reading fails if the file was moved or changed. */
export interface PickedFile {
  readonly name: string;
  readonly size: number;
  read(from: number, to: number): Promise<Uint8Array>;
}

/** A file of an accepted type and size, without metadata. */
export interface TakenFile {
  /** For display; it is never sent. */
  readonly name: string;
  readonly kind: FileKind;
  readonly bytes: Uint8Array;
}

type Taken = Result<Omit<TakenFile, 'name'>, UploadFault>;

/**
 * Refuses as `checkUpload` (product 10.7), with `damaged` if metadata cannot be stripped, or `gone` if unreadable. The
 * browser converts a picture that only it can read to a JPEG, which has no metadata.
 */
export async function takeFile(
  picked: PickedFile,
  photos: Pick<Photos, 'smaller'>,
): Promise<Result<TakenFile, UploadFault>> {
  try {
    const taken = await asItIs(picked);
    const known = taken.ok || !mayBeDrawn(taken.fault) ? taken : await drawn(picked, photos, taken);
    return known.ok ? done({ ...known.value, name: shownName(picked.name) }) : known;
  } catch {
    return refused('gone');
  }
}

async function asItIs(picked: PickedFile): Promise<Taken> {
  const head = await picked.read(0, Math.min(picked.size, HEAD_BYTES));
  let kind = checkUpload(picked.size, head);
  const isCut = head.length < picked.size;
  // Some phones write so much metadata in front of the picture that its size lies further behind.
  if (isCut && !kind.ok && kind.fault === 'damaged') kind = checkUpload(picked.size, await whole(picked));
  if (!kind.ok) return kind;
  const bytes = withoutMetadata(kind.value, await whole(picked));
  return bytes === null ? refused('damaged') : done({ kind: kind.value, bytes });
}

async function drawn(picked: PickedFile, photos: Pick<Photos, 'smaller'>, otherwise: Taken): Promise<Taken> {
  const bytes = await photos.smaller(drawable(await whole(picked)), LARGEST_UPLOAD);
  const isUsable = bytes !== null && bytes.length > 0 && bytes.length <= LARGEST_UPLOAD;
  return isUsable ? done({ kind: 'jpeg', bytes }) : otherwise;
}

function whole(picked: PickedFile): Promise<Uint8Array> {
  return picked.read(0, picked.size);
}
