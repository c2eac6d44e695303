import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { fontsConf } from '#tools/machine/faces.ts';
import { unpackedWoff } from '#tools/machine/woff.ts';

const FACE = fileURLToPath(import.meta.resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff'));

/** The sum that a font notes of each of its tables: of its numbers of four bytes, the last filled up with zeros. */
function checksumOf(table: Buffer): number {
  const whole = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}

it('unpacks a face with all of its tables as they were', () => {
  const font = unpackedWoff(readFileSync(FACE));
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = 12 + 16 * index;
    const offset = font.readUInt32BE(at + 8);
    const data = font.subarray(offset, offset + font.readUInt32BE(at + 12));
    return { tag: font.toString('latin1', at, at + 4), noted: font.readUInt32BE(at + 4), offset, data };
  });

  expect(font.readUInt32BE(0)).toBe(0x00010000);
  expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'name']));
  for (const { tag, noted, offset, data } of tables) {
    expect(offset % 4, tag).toBe(0);
    // This one holds the sum of the whole file, and counts without it.
    if (tag === 'head') data.writeUInt32BE(0, 8);
    expect(checksumOf(data), tag).toBe(noted);
  }
});

it('takes no other file for a packed face', () => {
  expect(() => unpackedWoff(Buffer.from('OTTO and what follows'))).toThrow('Not a WOFF file.');
});

it('names folders whatever they are called', () => {
  const folder = '/home/jörg & co/<a b>';
  const { window } = new JSDOM(fontsConf([folder], `${folder}/seen`), { contentType: 'text/xml' });
  expect(window.document.querySelector('dir')?.textContent).toBe(folder);
  expect(window.document.querySelector('cachedir')?.textContent).toBe(`${folder}/seen`);
});
