import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { decodeCode128, decodeEan13, runs } from '#tests/data/decodeLinear.ts';
import { decodeQr } from '#tests/data/decodeQr.ts';
import { blackBoxes, rasterisedSymbol, symbolWidth } from '#tests/data/pdfRaster.ts';
import { readBrandPicture } from '#tools/serve/sandboxPictures.ts';
import { Visitor, type Wire } from '../visitor.ts';

/** The PDF of a ready link and its codes. */
async function fileOf(name: string) {
  const visitor = new Visitor({ readBrandPicture });
  const { body: links } = await visitor.get<Record<string, string>>('/sandbox/links');
  const link = links[name]?.split('/').at(-1);
  const { body } = await visitor.post<Wire['RevealedCodes']>('/api/v2/redeem-link/reveal', {}, { link });
  const answer = await visitor.fetch('GET', '/api/v2/redeem-link/pdf', { link });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const size = bytes.length;
  const file = await getDocumentProxy(bytes);
  const { text } = await extractText(file, { mergePages: false });
  return { file, size, text, ...body };
}

/** The middle of each module, in a symbol whose corner square is seven modules wide. */
function sampled(rows: readonly (readonly boolean[])[]): boolean[][] {
  const side = rows.length;
  const corner = rows[0]?.indexOf(false) ?? 0;
  const count = Math.round((side * 7) / corner);
  const middle = (module: number) => Math.floor(((module + 0.5) * side) / count);
  return Array.from({ length: count }, (_, y) =>
    Array.from({ length: count }, (__, x) => rows[middle(y)]?.[middle(x)] === true),
  );
}

it.each([
  ['redeemLinkCode128', decodeCode128],
  ['redeemLinkEan13', decodeEan13],
] as const)('has bars that a scanner reads at 200 dpi, 70 mm wide: %s', async (link, decode) => {
  const { file, codes } = await fileOf(link);
  const page = await file.getPage(1);
  const rows = await rasterisedSymbol(page);
  expect(decode(runs(rows[Math.floor(rows.length / 2)] ?? []))).toBe(codes[0]?.code);
  expect(await symbolWidth(page)).toBeCloseTo(70, 1);
});

it('has a QR code that a scanner reads at 200 dpi', async () => {
  const { file, codes } = await fileOf('redeemLinkQr');
  const page = await file.getPage(1);
  expect(decodeQr(sampled(await rasterisedSymbol(page)))).toBe(codes[0]?.code);
  expect(await symbolWidth(page)).toBeCloseTo(40, 1);
});

it('has no symbol where the shop scans none', async () => {
  const { file } = await fileOf('redeemLink');
  expect(await blackBoxes(await file.getPage(1))).toEqual([]);
});

it('has one A4 page per code, with its code, its last day and two lines how to use it', async () => {
  const { file, text, codes, instructions } = await fileOf('redeemLinkSeveral');
  expect(codes).toHaveLength(3);
  expect(file.numPages).toBe(3);
  for (const [index, { code }] of codes.entries()) {
    const { view } = await file.getPage(index + 1);
    expect(view).toEqual([0, 0, 595, 842]);
    expect(text[index]).toContain(code);
    expect(text[index]).toContain('Gültig bis');
    expect(text[index]).toContain('20. November 2029');
    expect(text[index]).toContain(instructions[0]);
    expect(text[index]).toMatch(/nur einmal/);
    expect(text[index]).toContain(`Gutschein ${index + 1} von 3`);
  }
});

it('shows a long code in groups of four', async () => {
  const { text, codes } = await fileOf('redeemLinkCode128');
  const grouped = codes[0]?.code.replace(/(.{4})(?=.)/g, '$1 ');
  expect(text[0]).toContain(grouped);
});

it('draws the brand’s logo and its drawing, once for all pages', async () => {
  const one = await fileOf('redeemLink');
  const several = await fileOf('redeemLinkSeveral');
  expect(several.size - one.size).toBeLessThan(5000);
  expect(one.size).toBeGreaterThan(8000);
});
