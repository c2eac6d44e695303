import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pdfDrawing } from '#sandbox/document/drawing/svgDrawing.ts';
import { pathOperators } from '#sandbox/document/drawing/svgPath.ts';

it.each([
  ['M1 2l3 4', '1 2 m 4 6 l'],
  ['m1 2 3 4 1 0', '1 2 m 4 6 l 5 6 l'],
  ['M0 0H5V-2h-1v.5', '0 0 m 5 0 l 5 -2 l 4 -2 l 4 -1.5 l'],
  ['M1 1 2 2Zl1 0', '1 1 m 2 2 l h 2 1 l'],
  ['M0 0C0 3 3 6 6 6s6-3 6-6', '0 0 m 0 3 3 6 6 6 c 9 6 12 3 12 0 c'],
  ['M0 0Q3 3 6 0T12 0', '0 0 m 2 2 4 2 6 0 c 8 -2 10 -2 12 0 c'],
  ['M10 0A10 10 0 0 1 0 10', '10 0 m 10 5.523 5.523 10 0 10 c'],
  ['M10 0a10 10 0 01-10 10', '10 0 m 10 5.523 5.523 10 0 10 c'],
  ['M0 0A0 5 0 0 1 3 4', '0 0 m 0 0 3 4 3 4 c'],
])('draws %s', (data, operators) => {
  expect(pathOperators(data)).toBe(operators);
});

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">${inside}</svg>`;

it('draws shapes with their fill, stroke and opacity, and what a group hands down', () => {
  const drawing = pdfDrawing(
    svg(
      '<g fill="#f00" opacity=".5"><rect x="1" y="2" width="3" height="4" stroke="#00ff00" stroke-width="2"/></g>',
    ),
  );
  expect(drawing).toMatchObject({ width: 20, height: 10, opacities: [50], colour: '00ff00' });
  expect(drawing?.content).toContain('/A50 gs 1 0 0 rg 0 1 0 RG 2 w 0 J 0 j [] 0 d 1 2 3 4 re B');
});

it('draws what is used at its place, and no pattern', () => {
  const drawing = pdfDrawing(
    svg(
      '<defs><path id="a" d="M0 0h1"/></defs><use href="#a" x="5" y="6" fill="#fff"/><path d="M9 9h1" fill="url(#p)"/>',
    ),
  );
  expect(drawing?.content).toContain('1 0 0 1 5 6 cm');
  expect(drawing?.content).toContain('1 1 1 rg 0 0 m 1 0 l f');
  expect(drawing?.content).not.toContain('9 9 m');
});

it('is undefined for what is no drawing', () => {
  expect(pdfDrawing('no drawing')).toBeUndefined();
});

const brands = readdirSync('public/brands').filter((name) => !name.includes('.'));

it.each(brands)('reads logo and drawing of %s without a number that PDF cannot read', (brand) => {
  for (const file of ['logo', 'keyVisual']) {
    const drawing = pdfDrawing(readFileSync(`public/brands/${brand}/${file}.svg`, 'utf8'));
    expect(drawing?.content.length).toBeGreaterThan(500);
    expect(drawing?.content).not.toMatch(/NaN|undefined|Infinity|\de[-+]?\d/);
  }
});
