import { type Result, done, refused } from '../core/result.ts';
import { type FileKind, kindOf } from './fileKind.ts';
import { pixelSizeOf } from './pixelSize.ts';

/** 5 MiB (5 × 1024 × 1024 bytes), inclusive (product 10.7). */
export const LARGEST_UPLOAD = 5 * 1024 * 1024;

/** The most pixels of a picture that we let a browser decode. */
const MOST_PIXELS = 40_000_000;

/** How many bytes of a file's beginning are looked at: pictures name their size within these. */
export const HEAD_BYTES = 512 * 1024;

/**
 * Why a file is not taken. `photo-too-big`: a photo above 5 MiB, which can be made smaller; `too-big`: any other file
 * above it. `several`: more than one was given at once. `gone`: the device could not read it.
 */
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

/**
 * Checks a file by its size in bytes and its first `HEAD_BYTES` (product 10.7): 1 byte to
 * 5 MiB, JPEG, PNG or PDF by its first bytes, pictures of at most 40 megapixels.
 */
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
