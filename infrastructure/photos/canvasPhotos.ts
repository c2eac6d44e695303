import type { Photos } from '#application/ports/photos.ts';
import { type Cover, pixelsOf } from '#domain/upload/cover.ts';

/** Longest edges in pixels, from the largest worth sending to the smallest still readable. */
const EDGES = [4000, 3000, 2400, 2000];
const QUALITIES = [0.9, 0.75, 0.6];
const PREVIEW_EDGES = { small: 480, large: 1600 };

/** Draws images on a canvas, with their orientation applied. */
export class CanvasPhotos implements Photos {
  smaller(bytes: Uint8Array, atMostBytes: number): Promise<Uint8Array | null> {
    return this.covered(bytes, [], atMostBytes);
  }

  covered(bytes: Uint8Array, covers: readonly Cover[], atMostBytes: number): Promise<Uint8Array | null> {
    return withPicture(bytes, async (picture) => {
      for (const edge of EDGES) {
        const canvas = drawn(picture, edge, covers);
        for (const quality of QUALITIES) {
          const blob = canvas && (await jpegOf(canvas, quality));
          if (blob && blob.size <= atMostBytes) return new Uint8Array(await blob.arrayBuffer());
        }
      }
      return null;
    });
  }

  preview(bytes: Uint8Array, size: 'small' | 'large'): Promise<string | null> {
    return withPicture(
      bytes,
      async (picture) => drawn(picture, PREVIEW_EDGES[size])?.toDataURL('image/jpeg', 0.8) ?? null,
    );
  }
}

/** Decodes the image and releases it afterwards. Null if it cannot be decoded. */
async function withPicture<T>(
  bytes: Uint8Array,
  work: (picture: ImageBitmap) => Promise<T | null>,
): Promise<T | null> {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
  } catch {
    return null;
  }
  try {
    return await work(picture);
  } finally {
    picture.close();
  }
}

/** The image on white, its longer edge at most `edge` pixels, with areas painted over. */
function drawn(picture: ImageBitmap, edge: number, covers: readonly Cover[] = []): HTMLCanvasElement | null {
  const scale = Math.min(1, edge / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  // A JPEG has no transparency: transparent pixels would be black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  pen.fillStyle = 'black';
  for (const cover of covers) {
    const { left, top, width, height } = pixelsOf(cover, canvas);
    pen.fillRect(left, top, width, height);
  }
  return canvas;
}

function jpegOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
}
