import { facesOf } from './support/facesOf.ts';
import { hold } from './support/hold.ts';
import { openBare, settled } from './support/open.ts';
import { expect, test } from './support/test.ts';

test.skip(process.platform !== 'linux', 'browsers use fontconfig on Linux only');

for (const [site, heading] of [
  ['de', 'Arimo'],
  ['at', 'Arimo'],
  ['restaurant', 'Tinos'],
] as const) {
  test(`pages of ${site} use the fonts of the tests until its own face arrives`, async ({ page, at }) => {
    await hold(page, ({ pathname }) => pathname.startsWith('/fonts/'));
    await openBare(page, at(site));
    await settled(page);
    expect(await facesOf(page, 'h1')).toEqual([heading]);
    expect(await facesOf(page, 'main form label')).toEqual(['Arimo']);
    await page.locator('main form input').first().fill('ABCD');
    expect(await facesOf(page, 'main form input')).toEqual(['DejaVu Sans Mono']);
  });
}
