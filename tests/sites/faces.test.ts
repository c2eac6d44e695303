import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'opentype.js/dist/opentype.mjs';
import { expect, it } from 'vitest';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { brandFaces } from '#tools/build/brandFaces.ts';
import { headlinesOf } from '#tools/build/headlines.ts';
import { androidFontOf, deviceFontOf, standInOf } from '#tools/build/standIns.ts';
import { widthsOf } from '#tools/build/textWidth.ts';
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

const headlines = ['Ihr Code, Ihre Wahl'];

it('matches the metrics of the device’s fonts', () => {
  const styles = brandFaces([{ id: 'ch', layout: 'modern', headlines }]);
  expect(styles).toContain('@font-face{font-family:face-ch;font-weight:100 900;src:');
  expect(styles).toContain('size-adjust:92%;ascent-override:103.3%;descent-override:27.2%}');
  expect(styles).toMatch(
    /\}\[data-brand='ch'\]\{[^}]*\}\[data-face='ch'\]\{--font-display:face-ch,var\(--font-head\);--head-tracking:-0.01em\}$/,
  );
});

it('makes the device’s font as wide as the face until this arrives', () => {
  const styles = brandFaces([{ id: 'ch', layout: 'modern', headlines }]);
  expect(styles).toMatch(
    /@font-face\{font-family:like-ch;font-weight:700;src:local\("Arial-BoldMT"\),[^;]*;size-adjust:[\d.]+%\}/,
  );
  expect(styles).toMatch(
    /\[data-brand='ch'\]\{--font-display:like-ch,var\(--font-head\);--head-tracking:[\d.]+em\}/,
  );
  expect(brandFaces([{ id: 'ch', layout: 'restaurant', headlines }])).toContain('local("TimesNewRomanPSMT")');
});

/** Of a heading: a stand-in that is wider by more than this would have a line more too often. */
const MOST_WIDER = 1.04;

it.each(faces)(
  'gives %s stand-ins that are about as wide in each of its headlines, and never narrower',
  async (id, face) => {
    const entry = SITES.find((site) => site.id === id);
    if (!entry) throw new Error(`no site ${id}`);
    const { file } = deviceFontOf(entry.layout);
    const all = await headlinesOf(entry);
    expect(all.length).toBeGreaterThan(0);
    const { scale, tracking } = standInOf(face, entry.layout, all);
    const own = widthsOf(face.file.replace(/2$/, ''));
    for (const headline of all) {
      const wanted = own(headline) * face.scale + face.tracking * headline.length;
      for (const [font, size] of [
        [file, scale],
        [androidFontOf(entry.layout), 1],
      ] as const) {
        const ratio = (widthsOf(font)(headline) * size + tracking * headline.length) / wanted;
        expect(ratio, headline).toBeGreaterThanOrEqual(1);
        expect(ratio, headline).toBeLessThanOrEqual(MOST_WIDER);
      }
    }
  },
);

it('widens word spaces if those of the face are narrow', () => {
  expect(brandFaces([{ id: 'ca', layout: 'classic', headlines }])).toContain(';--head-gap:0.05em}');
  expect(brandFaces([{ id: 'de', layout: 'modern', headlines }])).not.toContain('--head-gap');
});

it('keeps the layout’s font for a brand without a face', () => {
  expect(brandFaces([{ id: 'xx', layout: 'classic', headlines }])).toBe('');
});
