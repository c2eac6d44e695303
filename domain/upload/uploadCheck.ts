import { type Result, done, refused } from '../core/result.ts';
import { type FileKind, OTHER_PICTURES, kindOf } from './fileKind.ts';
import { pixelSizeOf } from './pixelSize.ts';

/** 5 MiB, inclusive (product 10.7). */
export const LARGEST_UPLOAD = 5 * 1024 * 1024;

/** Larger pictures are reduced before they are sent. */
const MOST_PIXELS = 40_000_000;

/** What the largest cameras of phones take. Larger pictures are never decoded. */
const MOST_DECODED = 200_000_000;

/** 100 MiB. Larger pictures are never read as a whole, which could exceed the device's memory. */
const LARGEST_READ = 100 * 1024 * 1024;

/** A picture's size is nearly always within these first bytes. */
export const HEAD_BYTES = 512 * 1024;

/** A photo that can be reduced, and what is said if the device cannot reduce it. */
const REDUCIBLE = { 'photo-too-big': 'too-big', 'many-pixels': 'too-many-pixels' } as const;
export type Reducible = keyof typeof REDUCIBLE;

/** `several`: more than one file at once. `gone`: the device could not read it. */
export type UploadFault =
  | Reducible
  | (typeof REDUCIBLE)[Reducible]
  | 'empty'
  | 'wrong-kind'
  | 'heic'
  | 'other-picture'
  | 'damaged'
  | 'several'
  | 'gone';

export function checkUpload(size: number, head: Uint8Array): Result<FileKind, UploadFault> {
  if (size === 0) return refused('empty');
  const kind = kindOf(head);
  if (kind === null) return refused('wrong-kind');
  if (size > LARGEST_READ) return refused('too-big');
  if (isOther(kind)) return refused(kind === 'heic' ? 'heic' : 'other-picture');
  if (kind === 'pdf') return size > LARGEST_UPLOAD ? refused('too-big') : done(kind);
  const pixels = pixelSizeOf(kind, head);
  if (pixels === null) return refused('damaged');
  const number = pixels.width * pixels.height;
  if (number > MOST_DECODED) return refused('too-many-pixels');
  if (number > MOST_PIXELS) return refused('many-pixels');
  return size > LARGEST_UPLOAD ? refused('photo-too-big') : done(kind);
}

function isOther(kind: NonNullable<ReturnType<typeof kindOf>>): kind is (typeof OTHER_PICTURES)[number] {
  return (OTHER_PICTURES as readonly string[]).includes(kind);
}

/** True for a picture that a browser may be able to draw, although we cannot read it. */
export function mayBeDrawn(fault: UploadFault): boolean {
  return fault === 'damaged' || fault === 'heic' || fault === 'other-picture';
}

export function isReducible(fault: UploadFault): fault is Reducible {
  return fault in REDUCIBLE;
}

/** What is left to say of a photo that the device could not reduce. */
export function unreduced(fault: Reducible): UploadFault {
  return REDUCIBLE[fault];
}
