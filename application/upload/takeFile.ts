import { type Result, done, refused } from '#domain/core/result.ts';
import type { FileKind } from '#domain/upload/fileKind.ts';
import { shownName } from '#domain/upload/shownName.ts';
import { HEAD_BYTES, type UploadFault, checkUpload } from '#domain/upload/uploadCheck.ts';
import { withoutMetadata } from '#domain/upload/withoutMetadata.ts';

/** A file as a person picked it. Reading may fail: it can have been moved or changed meanwhile. */
export interface PickedFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  read(from: number, to: number): Promise<Uint8Array>;
}

/** A file that may be sent: of a kind and size that are taken, without what a picture tells besides itself. */
export interface TakenFile {
  /** The name to show, not to send. */
  readonly name: string;
  readonly kind: FileKind;
  readonly bytes: Uint8Array;
}

/**
 * Takes a file for an upload (product 10.7). Sends nothing. Refuses with what `checkUpload` refuses with, with
 * `damaged` if a picture cannot be freed of what it tells, and with `gone` if the device cannot read it.
 */
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
