import { deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** A PDF of this size in bytes. */
export const pdf = (size: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9)]);

/** A photo of noise, drawn by the browser, so that it is as large as real photos. */
export async function photo(page: Page, edge: number): Promise<Buffer> {
  const base64 = await page.evaluate(async (size) => {
    const canvas = new OffscreenCanvas(size, size);
    const pen = canvas.getContext('2d');
    const noise = pen?.createImageData(size, size);
    if (!pen || !noise) throw new Error('no canvas');
    for (let at = 0; at < noise.data.length; at += 4) {
      noise.data[at] = (at * 7919) % 251;
      noise.data[at + 1] = (at * 104729) % 241;
      noise.data[at + 2] = (at * 1299709) % 239;
      noise.data[at + 3] = 255;
    }
    pen.putImageData(noise, 0, 0);
    const bytes = new Uint8Array(
      await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 })).arrayBuffer(),
    );
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text);
  }, edge);
  return Buffer.from(base64, 'base64');
}

/** A PNG that claims this edge length in pixels, but contains one line of zeros. */
export function png(edge: number): Buffer {
  const chunk = (name: string, content: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(content.length);
    return Buffer.concat([length, Buffer.from(name), content, Buffer.alloc(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(edge, 0);
  head.writeUInt32BE(edge, 4);
  head.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
