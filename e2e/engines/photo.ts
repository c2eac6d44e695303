import type { Visitor } from './visitor.ts';

/** Metadata that the upload must strip. */
export const PLACE = 'Taken at 47.3769 N 8.5417 E with camera 4711';

/** Exif orientation 6: rotated by 90 degrees. */
const TURNED = 6;

/** A landscape photo drawn by the browser, stored as a camera stores an upright one. */
export async function photoOf(visitor: Visitor): Promise<Buffer> {
  const address = await visitor.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 400;
    canvas.height = 200;
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('no canvas');
    for (let x = 0; x < 400; x += 40) {
      pen.fillStyle = x % 80 === 0 ? 'teal' : 'gold';
      pen.fillRect(x, 0, 40, 200);
    }
    return canvas.toDataURL('image/jpeg', 0.9);
  }, null);
  const bytes = Buffer.from(address.split(',', 2)[1] ?? '', 'base64');
  return Buffer.concat([
    bytes.subarray(0, 2),
    segment(0xe1, exif()),
    segment(0xfe, PLACE),
    bytes.subarray(2),
  ]);
}

/** Exif with two entries: the orientation, and a description stored behind the directory. */
function exif(): Buffer {
  const text = Buffer.from(`${PLACE}\0`);
  const directory = Buffer.alloc(8 + 2 + 2 * 12 + 4);
  directory.write('MM\0*', 'latin1');
  directory.writeUInt32BE(8, 4);
  directory.writeUInt16BE(2, 8);
  entry(directory, 10, [0x0112, 3, 1], TURNED << 16);
  entry(directory, 22, [0x010e, 2, text.length], directory.length);
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), directory, text]);
}

function entry(
  into: Buffer,
  at: number,
  [tag, type, count]: readonly [number, number, number],
  value: number,
) {
  into.writeUInt16BE(tag, at);
  into.writeUInt16BE(type, at + 2);
  into.writeUInt32BE(count, at + 4);
  into.writeUInt32BE(value, at + 8);
}

function segment(marker: number, content: Buffer | string): Buffer {
  const bytes = Buffer.from(content as string);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
}
