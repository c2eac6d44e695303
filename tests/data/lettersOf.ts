import { unpackedWoff } from '#tools/machine/woff.ts';

/** The letters for which a WOFF file has a drawing, by its character map of format 4 (OpenType, `cmap`). */
export function lettersOf(woff: Buffer): ReadonlySet<string> {
  const map = tableOf(unpackedWoff(woff), 'cmap');
  const subtables = Array.from({ length: map.readUInt16BE(2) }, (_, index) =>
    map.subarray(map.readUInt32BE(8 + 8 * index)),
  );
  const table = subtables.find((each) => each.readUInt16BE(0) === 4);
  if (table === undefined) throw new Error('The font has no character map of format 4.');
  const doubled = table.readUInt16BE(6);
  // Four lists of the same length: last codes, first codes, what is added, and where glyphs are listed instead.
  const [lasts, firsts, deltas, offsets] = [14, 16 + doubled, 16 + 2 * doubled, 16 + 3 * doubled] as const;
  const letters = new Set<string>();
  for (let at = 0; at < doubled; at += 2) {
    const first = table.readUInt16BE(firsts + at);
    const offset = table.readUInt16BE(offsets + at);
    for (let code = first; code <= table.readUInt16BE(lasts + at) && code < 0xffff; code += 1) {
      const listed = offsets + at + offset + 2 * (code - first);
      const glyph = offset === 0 ? code + table.readUInt16BE(deltas + at) : table.readUInt16BE(listed);
      if (glyph % 0x10000 !== 0) letters.add(String.fromCharCode(code));
    }
  }
  return letters;
}

function tableOf(font: Buffer, tag: string): Buffer {
  for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16)
    if (font.toString('latin1', entry, entry + 4) === tag) return font.subarray(font.readUInt32BE(entry + 8));
  throw new Error(`The font has no table ${tag}.`);
}
