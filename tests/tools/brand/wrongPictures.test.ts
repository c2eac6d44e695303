import { expect, it } from 'vitest';
import { gesturing } from '#domain/site/gesture.ts';
import { drawnFavicon, drawnKeyVisual, drawnLogo } from '#tools/brand/drawPictures.ts';
import { svgFaults } from '#tools/brand/svgRules.ts';
import { exampleWith, faultsOf, lineOf, firstBrands } from './anAnswersFile.ts';

const known = await firstBrands();
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M0 0${'h1v1'.repeat(40)}"/></svg>`;
const drawing = (inside: string) => DRAWING.replace('</svg>', `${inside}</svg>`);

/** The example with a picture of its own. */
const withPictures = (pictures: object, further = '') =>
  exampleWith('"switches"', `"pictures": ${JSON.stringify(pictures)},${further}\n  "switches"`);

it.each([
  [
    'that is too big',
    DRAWING.replace('/>', ` id="${'x'.repeat(15_000)}"/>`),
    'bytes; it needs more than 100',
  ],
  ['that is empty', '<svg viewBox="0 0 1 1"></svg>', 'bytes; it needs more than 100'],
  ['without a viewBox', DRAWING.replace('viewBox', 'box'), 'does not begin with <svg …> that has a viewBox'],
  ['with letters', drawing('<text>A</text>'), 'letters that need a font'],
  ['with a style sheet', drawing('<style>a{}</style>'), 'a style sheet'],
  ['with a script', drawing('<script>1</script>'), 'a script'],
  ['that moves by itself', drawing('<animate attributeName="x" to="9" dur="1s"/>'), 'a movement of its own'],
  ['with a handler', drawing('<path onload="1"/>'), 'a script'],
  [
    'with an address',
    drawing('<image href="https://a.example/b.png"/>'),
    'an address or an embedded picture',
  ],
])('refuses a logo %s', (_what, logo, reason) => {
  const text = withPictures({ logo: 'logo.svg' });
  const [fault = '', ...others] = faultsOf(text, known, { 'logo.svg': logo });
  expect(others).toEqual([]);
  expect(fault).toContain(`${lineOf(text, '"pictures"')} The`);
  expect(fault).toContain(reason);
});

it('refuses a picture that is not beside the answers', () => {
  const [fault] = faultsOf(withPictures({ favicon: 'art/favicon.svg' }), known);
  expect(fault).toContain('There is no file art/favicon.svg beside the answers.');
});

it.each([
  ['without its keyVisualFocus', '', 'belong together'],
  [
    'whose part is too wide',
    '"keyVisualFocus": {"left": 0.1, "top": 0.1, "right": 0.9, "bottom": 0.9},',
    'at most 0.6',
  ],
  [
    'whose part has no area',
    '"keyVisualFocus": {"left": 0.5, "top": 0.1, "right": 0.4, "bottom": 0.9},',
    'no area',
  ],
])('refuses a key visual %s', (_what, focus, reason) => {
  const text = withPictures({ keyVisual: 'picture.svg' }, focus);
  const [fault = '', ...others] = faultsOf(text, known, { 'picture.svg': DRAWING });
  expect(others).toEqual([]);
  expect(fault).toContain(reason);
});

it.each([
  ['of a picture that is drawn', '', 'There is no pictures.logo'],
  ['of a brand without dark colours', '"dark": "off",', 'has no dark colours'],
])('refuses a file for the dark scheme %s', (_what, further, reason) => {
  const text = withPictures({ logoDark: 'a.svg' }, further);
  const [fault = '', ...others] = faultsOf(text, known, { 'a.svg': DRAWING });
  expect(others).toEqual([]);
  expect(fault).toContain(reason);
});

it('takes pictures that keep the rules', () => {
  const focus = '"keyVisualFocus": {"left": 0.3, "top": 0.1, "right": 0.8, "bottom": 0.9},';
  const text = withPictures(
    { logo: 'a.svg', logoDark: 'a.svg', favicon: 'a.svg', keyVisual: 'a.svg', keyVisualDark: 'a.svg' },
    focus,
  );
  expect(faultsOf(text, known, { 'a.svg': DRAWING })).toEqual([]);
});

it('keeps the rules in what it draws itself', () => {
  const look = { brand: 'Ärger & Co 4+', brandingColor: '#f4b6c8' };
  for (const draw of [drawnLogo, drawnFavicon, drawnKeyVisual])
    expect(svgFaults('logo', draw(look))).toEqual([]);
  expect(gesturing(drawnKeyVisual(look))).not.toBeNull();
  expect(drawnLogo(look)).not.toMatch(/ d="[^"]*-/);
  // The face has no Cyrillic letters.
  expect(drawnLogo({ ...look, brand: 'Ж' + look.brand })).toBe(drawnLogo(look));
  expect(drawnLogo({ ...look, brand: 'Arger & Co 4+' })).not.toBe(drawnLogo(look));
});
