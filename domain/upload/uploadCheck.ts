import { type Result, done, refused } from '../core/result.ts';
import { type FileKind, kindOf } from './fileKind.ts';
import { pixelSizeOf } from './pixelSize.ts';

/** 5 MiB, inclusive (product 10.7). */
export const LARGEST_UPLOAD = 5 * 1024 * 1024;

/** Larger pictures are never decoded. */
const MOST_PIXELS = 40_000_000;

/** A picture's size is within these first bytes. */
export const HEAD_BYTES = 512 * 1024;

/** `photo-too-big`: can be reduced. `several`: more than one file at once. `gone`: the device could not read it. */
export type UploadFault =
  | 'empty'
  | 'wrong-kind'
  | 'heic'
  | 'damaged'
  | 'too-many-pixels'
  | 'photo-too-big'
  | 'too-big'
  | 'several'
  | 'gone';

export function checkUpload(size: number, head: Uint8Array): Result<FileKind, UploadFault> {
  if (size === 0) return refused('empty');
  const kind = kindOf(head);
  if (kind === null) return refused('wrong-kind');
  if (kind === 'heic') return refused('heic');
  if (kind === 'pdf') return size > LARGEST_UPLOAD ? refused('too-big') : done(kind);
  const pixels = pixelSizeOf(kind, head);
  if (pixels === null) return refused('damaged');
  if (pixels.width * pixels.height > MOST_PIXELS) return refused('too-many-pixels');
  return size > LARGEST_UPLOAD ? refused('photo-too-big') : done(kind);
}
