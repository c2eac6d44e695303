import type { Page } from '@playwright/test';
import { headlineOf } from '../support/headline.ts';
import { heading } from '../support/locators.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');
const STYLES = '/brands/region/extra.css';

/** Everything that a configuration answer can change in style, layout and head. */
async function lookOf(page: Page) {
  await expect(heading(page, headlineOf('de'))).toBeVisible();
  const box = await page.getByLabel(say('redeem.code.label')).boundingBox();
  const values = await page.evaluate(() => ({
    colour: getComputedStyle(document.documentElement).getPropertyValue('--brand-fill'),
    icon: document.querySelector('link[rel="icon"]')?.getAttribute('href'),
    name: document.querySelector('meta[name="application-name"]')?.getAttribute('content'),
    picture: document.querySelector('main picture img')?.getAttribute('src'),
    styles: [...document.styleSheets].map(({ href }) => href && new URL(href).pathname),
  }));
  return { ...values, left: Math.round(box?.x ?? 0) };
}

test('the operator’s colour, layout, icon, name, picture and style sheet replace ours, and invalid parts are ignored', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/');
  const ours = await lookOf(page);
  expect(ours).toMatchObject({ colour: '#d32b2d', name: 'Frohgut Deutschland' });
  expect(ours.styles).not.toContain(STYLES);

  await sandbox.breaks({
    path: '/redeem-site-config/DE',
    status: 200,
    body: JSON.stringify({
      name: 'Frohgut Nord',
      brandingColor: '#7a2e8e',
      layout: 'restaurant',
      faviconPath: '/brands/at/favicon.svg',
      keyVisualImage: '/brands/at/keyVisual.svg',
      externalCssFile: STYLES,
      id: 'gb',
      domains: ['evil.example'],
      logo: 'javascript:alert(1)',
      footerLinks: [{ title: 'Evil', href: 'javascript:alert(1)' }],
      maintenance: { active: true, start: 9, end: 1 },
      thisIsNew: true,
    }),
  });
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'restaurant');
  await expect.poll(async () => (await lookOf(page)).styles).toContain(STYLES);
  const theirs = await lookOf(page);
  expect(theirs).toMatchObject({
    colour: '#7a2e8e',
    icon: '/brands/at/favicon.svg',
    name: 'Frohgut Nord',
    picture: '/brands/at/keyVisual.svg',
  });
  expect(theirs.left, 'the layout places the form elsewhere').not.toBe(ours.left);

  await expect(page.getByText('Evil', { exact: true })).toHaveCount(0); // a shop's name may contain “evil”
  const addresses = await page
    .locator('[src], [href]')
    .evaluateAll((elements) => elements.map((one) => one.getAttribute('src') ?? one.getAttribute('href')));
  expect(addresses.filter((address) => /evil|javascript:/.test(address ?? ''))).toEqual([]);
});
