import { PRODUCT_SITES } from '#tests/data/productTables.ts';
import { facesOf } from './support/facesOf.ts';
import { hold } from './support/hold.ts';
import { open, openBare, settled } from './support/open.ts';
import { sharesOf } from './support/shares.ts';
import { MOST_SHIFT, shiftOf, watchShifts } from './support/shifts.ts';
import { expect, test } from './support/test.ts';
import { DEVICE_FONTS, onMachineWith, onWideMachine } from './support/wideFaces.ts';

/** A brand of each layout, with its file and the family that this calls itself. */
const BRANDS = [
  { site: 'de', width: 1280, file: 'quicksand-latin-700-normal', face: 'Quicksand Light' },
  { site: 'fr', width: 390, file: 'crimson-pro-latin-600-italic', face: 'Crimson Pro SemiBold' },
  { site: 'restaurant', width: 1280, file: 'ovo-latin-400-normal', face: 'Ovo' },
] as const;

const isFont = ({ pathname }: URL) => pathname.startsWith('/fonts/');

for (const { site, width, file, face } of BRANDS) {
  test(`headings of ${site} use a device font until their own face, the only one requested, arrives without a shift`, async ({
    page,
    at,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const address = new URL(request.url());
      if (isFont(address)) asked.push(address.pathname);
    });
    await page.setViewportSize({ width, height: width < 480 ? 844 : 900 });
    await watchShifts(page);
    const arrives = await hold(page, isFont);
    await openBare(page, at(site));
    await settled(page);
    expect(await facesOf(page, 'h1')).not.toContain(face);
    arrives();
    await expect.poll(() => facesOf(page, 'h1')).toEqual([face]);
    expect(await shiftOf(page)).toBeLessThanOrEqual(MOST_SHIFT);

    for (const text of ['main form label', 'main form [type=submit]', 'main form input'])
      expect(await facesOf(page, text)).not.toContain(face);
    expect(asked).toEqual([expect.stringMatching(new RegExp(`^/fonts/${file}\\.[0-9a-f]{8,}\\.woff2$`))]);
  });
}

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;

for (const font of DEVICE_FONTS)
  for (const share of sharesOf(PRODUCT_SITES))
    test(`the face is shown in place of ${font}, and nothing moves: ${share.map(({ id }) => id).join(', ')}`, async ({
      page,
      at,
      sandbox,
    }) => {
      await sandbox.hidesShops();
      await onMachineWith(page, font);
      await watchShifts(page);
      for (const { id, languages } of share)
        for (const language of languages)
          for (const size of SIZES) {
            const named = `${id} in ${language} at ${size.width} px`;
            await page.setViewportSize(size);
            await open(page, at(id, `/?lang=${language}`));
            await expect(page.locator('html'), named).toHaveAttribute('data-face', id);
            expect(await shiftOf(page), named).toBeLessThanOrEqual(MOST_SHIFT);
          }
    });

// In the device's wide fonts with serifs and without.
for (const site of ['it', 'restaurant'] as const) {
  test(`the headline of ${site} keeps its line breaks with wide device fonts`, async ({ page, at }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await onWideMachine(page);
    await watchShifts(page);
    const arrives = await hold(page, isFont);
    await openBare(page, at(site));
    await settled(page);
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    arrives();
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => family.includes('face-') && status === 'loaded'),
    );
    expect(await heading.boundingBox()).toEqual(before);
    expect(await shiftOf(page)).toBeLessThanOrEqual(MOST_SHIFT);
  });
}
