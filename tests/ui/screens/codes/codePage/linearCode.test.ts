import { expect, it } from 'vitest';
import { linearCode } from '#ui/screens/codes/codePage/linearCode.ts';

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
