import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Converts Xvfb's screen dump (X window dump with 32 bits per pixel) to PNG. */
export function pngOfXwd(dump: Buffer): Buffer {
  const field = (index: number) => dump.readUInt32BE(index * 4);
  const [headerSize, width, height, bytesPerLine, colours] = [0, 4, 5, 12, 19].map(field) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const start = headerSize + colours * 12;
  const lines = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = start + y * bytesPerLine + x * 4;
      const to = y * (1 + width * 3) + 1 + x * 3;
      for (let part = 0; part < 3; part += 1) lines[to + part] = dump[from + 2 - part] ?? 0;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const chunks = [
    ['IHDR', head],
    ['IDAT', deflateSync(lines)],
    ['IEND', Buffer.alloc(0)],
  ] as const;
  return Buffer.concat([SIGNATURE, ...chunks.map(([name, content]) => chunk(name, content))]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
