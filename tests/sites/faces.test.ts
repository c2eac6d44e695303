import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'opentype.js/dist/opentype.mjs';
import { expect, it } from 'vitest';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { brandFaces } from '#tools/build/brandFaces.ts';
import { FACES } from '#sites/faces.ts';
import { SITES } from '#sites/index.ts';

const MOST_BYTES = 20_000;
/** The letters of all languages, digits, currencies, and the marks and spaces around them. */
const WRITTEN =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789' +
  'ÄÖÜäöüßÀÂÆÇÈÉÊËÎÏÔŒÙÛÜàâæçèéêëîïôœùûüìíòóú€£$%&+×·.,:;!?…–—’‘“”„«»()/\u00a0';

const IDS = SITES.map(({ id }) => id);
const faces = Object.entries(FACES);
const packageOf = (file: string) => fileURLToPath(new URL('../', file));

it('gives each brand with a font face a different one', () => {
  expect(faces.map(([id]) => id).filter((id) => !IDS.includes(id))).toEqual([]);
  expect(new Set(faces.map(([, { file }]) => file)).size).toBe(faces.length);
});

it.each(faces)('loads at most 20 kB for %s', (_, { file }) => {
  const bytes = readFileSync(fileURLToPath(file));
  expect(bytes.toString('latin1', 0, 4)).toBe('wOF2');
  expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES);
});

it.each(faces)('covers all languages with the face of %s', (_, { file }) => {
  // The packages have each file also in the older format, which the reader needs.
  const older = readFileSync(fileURLToPath(file).replace(/2$/, ''));
  const face = parse(new Uint8Array(older).buffer);
  expect(Array.from(WRITTEN).filter((letter) => !face.hasChar(letter))).toEqual([]);
});

it.each(faces)('draws every amount of %s in its own face', async (id, { file }) => {
  const entry = SITES.find((site) => site.id === id);
  if (!entry) throw new Error(`no site ${id}`);
  const { currency } = await entry.load();
  const older = readFileSync(fileURLToPath(file).replace(/2$/, ''));
  const face = parse(new Uint8Array(older).buffer);
  const amounts = entry.languages.map((language) =>
    formatMoney({ amountInCent: 1_234_567_890, currency }, language),
  );
  expect(amounts.length).toBeGreaterThan(0);
  // A browser takes the space from another font: it has no look.
  const letters = new Set(amounts.join('').replaceAll('\u202f', ''));
  expect([...letters].filter((letter) => !face.hasChar(letter))).toEqual([]);
});

it.each(faces)('lists the licence of the face of %s', (_, { family, file }) => {
  const { license } = JSON.parse(readFileSync(`${packageOf(file)}package.json`, 'utf8')) as {
    license: string;
  };
  expect(['OFL-1.1', 'Apache-2.0']).toContain(license);
  expect(readFileSync('public/fonts/licences.txt', 'utf8')).toContain(`\n${family} (${license})\n`);
});

it('matches the metrics of the device’s fonts, and is used on screens only', () => {
  const styles = brandFaces([{ id: 'ch' }]);
  expect(styles).toContain('@font-face{font-family:face-ch;font-weight:100 900;font-display:swap;');
  expect(styles).toContain('size-adjust:92%;ascent-override:103.3%;descent-override:27.2%;');
  expect(styles).toContain(
    "@media screen{[data-face='ch']{--font-display:face-ch,var(--font-head);--head-tracking:-0.01em}}",
  );
});

it('widens word spaces if those of the face are narrow', () => {
  expect(brandFaces([{ id: 'ca' }])).toContain(';--head-gap:0.05em}}');
  expect(brandFaces([{ id: 'de' }])).not.toContain('--head-gap');
});

it('keeps the layout’s font for a brand without a face', () => {
  expect(brandFaces([{ id: 'xx' }])).toBe('');
});
