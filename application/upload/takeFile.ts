import { type Result, done, refused } from '#domain/core/result.ts';
import type { FileKind } from '#domain/upload/fileKind.ts';
import { shownName } from '#domain/upload/shownName.ts';
import { HEAD_BYTES, type UploadFault, checkUpload } from '#domain/upload/uploadCheck.ts';
import { withoutMetadata } from '#domain/upload/withoutMetadata.ts';

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

/** Refuses as `checkUpload` (product 10.7), with `damaged` if metadata cannot be stripped, or `gone` if unreadable. */
export async function takeFile(picked: PickedFile): Promise<Result<TakenFile, UploadFault>> {
  try {
    const head = await picked.read(0, Math.min(picked.size, HEAD_BYTES));
    const kind = checkUpload(picked.size, head);
    if (!kind.ok) return kind;
    const bytes = withoutMetadata(kind.value, await picked.read(0, picked.size));
    if (bytes === null) return refused('damaged');
    return done({ name: shownName(picked.name), kind: kind.value, bytes });
  } catch {
    return refused('gone');
  }
}
