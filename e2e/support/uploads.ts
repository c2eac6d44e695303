import { writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { type Page, test } from '@playwright/test';

/** From the disk, because a large file takes seconds when its content passes through the browser's protocol. */
export async function chooseFile(page: Page, name: string, content: Uint8Array): Promise<void> {
  const path = test.info().outputPath(name);
  writeFileSync(path, content);
  await page.locator('input[type="file"]').first().setInputFiles(path);
}

/** A PDF of this size in bytes. */
export const pdf = (size: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9)]);

/** A photo of noise, drawn by the browser, so that it is as large as real photos. */
export async function photo(page: Page, edge: number): Promise<Buffer> {
  const address = await page.evaluate(async (size) => {
    const canvas = new OffscreenCanvas(size, size);
    const pen = canvas.getContext('2d', { alpha: false });
    const noise = pen?.createImageData(size, size);
    if (!pen || !noise) throw new Error('no canvas');
    // The same noise again and again: a loop over every pixel takes seconds on a busy machine.
    const part = Uint8Array.from({ length: 40_000 }, (_, at) => (at * 7919) % 251);
    for (let at = 0; at < noise.data.length; at += part.length)
      noise.data.set(part.subarray(0, noise.data.length - at), at);
    pen.putImageData(noise, 0, 0);
    const reader = new FileReader();
    const read = new Promise((done) => reader.addEventListener('load', done));
    reader.readAsDataURL(await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 }));
    await read;
    return reader.result as string;
  }, edge);
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
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

/** A white PNG of one bit a pixel, which browsers can draw: some kilobytes, however many pixels. */
export function whitePng(width: number, height: number): Buffer {
  const chunk = (name: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const row = Buffer.alloc(1 + Math.ceil(width / 8), 0xff);
  row[0] = 0;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A picture of one colour, as the browser writes it. */
export async function drawnAs(page: Page, type: 'image/jpeg' | 'image/webp'): Promise<Buffer> {
  const bytes = await page.evaluate(async (wanted) => {
    const canvas = new OffscreenCanvas(300, 200);
    const pen = canvas.getContext('2d');
    if (pen) pen.fillStyle = 'teal';
    pen?.fillRect(0, 0, 300, 200);
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: wanted })).arrayBuffer())];
  }, type);
  return Buffer.from(bytes);
}
