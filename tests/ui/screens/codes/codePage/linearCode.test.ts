import { expect, it } from 'vitest';
import { decodeCode128, decodeEan13, runs } from '#tests/data/decodeLinear.ts';
import { decodeQr } from '#tests/data/decodeQr.ts';
import { linearCode, linearModules } from '#ui/screens/codes/codePage/linearCode.ts';
import { qrModules } from '#ui/screens/codes/codePage/qrCode.ts';

/** The quiet zone on either side of the bars, in widths of the narrowest bar: that of EAN-13. */
const QUIET = 11;

it.each([
  ['code128', 'AXX7-K7HX'],
  ['ean13', '2079338045067'],
] as const)('draws a %s with the quiet zones that scanners need', (symbology, text) => {
  const svg = linearCode(text, symbology);
  const [, width = ''] = /viewBox="0 0 (\d+)/.exec(svg) ?? [];
  // Bars of the same width are one path.
  const bars = [...svg.matchAll(/stroke-width="(\d+)" d="([^"]*)"/g)].flatMap(([, stroke, lines = '']) =>
    [...lines.matchAll(/M(\d+) /g)].map(([, x]) => ({ x: Number(x), stroke: Number(stroke) })),
  );
  const narrowest = Math.min(...bars.map(({ stroke }) => stroke));
  const left = Math.min(...bars.map(({ x, stroke }) => x - stroke / 2));
  const right = Math.max(...bars.map(({ x, stroke }) => x + stroke / 2));
  expect(bars.length).toBeGreaterThan(20);
  expect(left / narrowest).toBeGreaterThanOrEqual(QUIET);
  expect((Number(width) - right) / narrowest).toBeGreaterThanOrEqual(QUIET);
});

it.each(['AXX7-K7HX', 'ABCDEFGHJKLMNP', '20793380450', '99', 'a ~'])('encodes %j as Code 128', (text) => {
  expect(decodeCode128(barsOf(text, 'code128'))).toBe(text);
});

it.each(['2079338045067', '4006381333931', '9780201379624'])('encodes %s as EAN-13', (text) => {
  expect(decodeEan13(barsOf(text, 'ean13'))).toBe(text);
});

it.each(['AXX7-K7HX', 'ABCDEFGHJKLMNP', 'https://a.example/B', 'ä'])('encodes %j as a QR code', (text) => {
  const modules = qrModules(text);
  const inside = modules.slice(4, -4).map((row) => row.slice(4, -4));
  expect(decodeQr(inside)).toBe(text);
  expect(modules.flat().filter(Boolean)).toHaveLength(inside.flat().filter(Boolean).length);
});

function barsOf(text: string, symbology: 'code128' | 'ean13'): number[] {
  const [row = []] = linearModules(text, symbology);
  expect(row.indexOf(true)).toBe(QUIET);
  expect(row.length - 1 - row.lastIndexOf(true)).toBe(QUIET);
  return runs(row);
}
