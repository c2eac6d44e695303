import type { Cover } from '#domain/upload/cover.ts';
import type { Reducible } from '#domain/upload/uploadCheck.ts';
import type { Photos } from '../ports/photos.ts';
import { coverPhoto } from './coverPhoto.ts';
import { reducePhoto } from './reducePhoto.ts';
import { type PickedFile, type TakenFile, takeFile } from './takeFile.ts';

export type Uploads = ReturnType<typeof uploadsOf>;

/** What a form does with a file that the user picked. Nothing leaves this device. */
export const uploadsOf = (photos: Photos) => ({
  take: (picked: PickedFile) => takeFile(picked, photos),
  reduce: (picked: PickedFile, fault: Reducible) => reducePhoto(picked, fault, photos),
  cover: (file: TakenFile, covers: readonly Cover[]) => coverPhoto(photos, file, covers),
  /** A `data:` URL of the file; null for a PDF, or if the device cannot draw it. */
  preview: async ({ kind, bytes }: TakenFile, size: 'small' | 'large') =>
    kind === 'pdf' ? null : photos.preview(bytes, size),
});
