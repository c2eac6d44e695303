import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { LAYOUTS, type SiteLayout } from '#domain/site/layout.ts';
import { SITES } from '#sites/index.ts';
import { open } from './open.ts';
import type { Sandbox } from './sandbox.ts';
import { expectReadableInDark, expectSound } from './screen.ts';

/** A brand that an operator may have: any colour, a name of one to forty letters, a logo of any shape. */
interface RandomBrand {
  /** The site that it changes, for its composition and shape. */
  readonly site: (typeof SITES)[number];
  readonly colour: string;
  readonly name: string;
  readonly layout: SiteLayout;
  /** An SVG. */
  readonly logo: string;
}

const LOGO = '/brands/random.svg';

/** From the narrowest to the widest that people send, in SVG units. */
const SHAPES = [
  [20, 160],
  [40, 40],
  [16, 9],
  [300, 60],
  [800, 40],
] as const;

const WORDS = ['Æ', 'Übergrößenträume', 'l’Île', 'Gift', 'Wunsch', 'de', '24/7', 'Città', 'WWW', 'und'];
const LONGEST_NAME = 40;

/** The brand of a number: always the same, on every machine. */
function randomBrand(number: number): RandomBrand {
  const bytes = [...createHash('sha256').update(`brand ${number}`).digest()];
  const byte = (at: number) => bytes[at] ?? 0;
  const pick = <T>(list: readonly T[], at: number): T => {
    const picked = list[byte(at) % list.length];
    if (picked === undefined) throw new Error('nothing to pick from');
    return picked;
  };
  const colour = `#${bytes.slice(0, 3).map(hex).join('')}`;
  const words = bytes.slice(8, 8 + 2 + (byte(3) % 6)).map((each) => WORDS[each % WORDS.length]);
  const longest = words.join(' ').slice(0, LONGEST_NAME).trim();
  const [width, height] = pick(SHAPES, 4);
  const paint = pick([colour, '#fff', '#000', `#${hex(byte(5)).repeat(3)}`], 6);
  return {
    site: pick(SITES, 21),
    colour,
    name: pick(['W', 'i', 'Donaudampfschifffahrtsgesellschaftskarte', longest], 7),
    layout: pick(LAYOUTS, 20),
    logo: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" rx="4" fill="${paint}"/></svg>`,
  };
}

function hex(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}

/** Pages of three kinds; the last shows a shop's code. */
const PAGES = ['/', '/shops', 'redeemLink'] as const;

/**
 * The brand's pages, configured by the operator, pass axe in both colour schemes, cut no text, also at 320 px and in
 * wide faces. `pages` limits them to the first ones.
 */
export async function expectSoundBrand(
  page: Page,
  sandbox: Sandbox,
  at: (site: string, path: string) => string,
  number: number,
  pages: number = PAGES.length,
): Promise<void> {
  const { site, logo, colour, name, layout } = randomBrand(number);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(`**${LOGO}`, (route) => route.fulfill({ contentType: 'image/svg+xml', body: logo }));
  await sandbox.breaks({
    path: `/redeem-site-config/${site.configKey}`,
    status: 200,
    body: JSON.stringify({ name, brand: name, brandingColor: colour, layout, logo: LOGO }),
  });
  for (const place of PAGES.slice(0, pages)) {
    const path = place.startsWith('/') ? place : await sandbox.link(place);
    await open(page, at(site.id, path));
    await page.locator(`html[data-layout="${layout}"]`).waitFor({ state: 'attached' });
    const screen = `${place} of “${name}” as ${site.id}, ${colour}, ${layout}`;
    await expectSound(page, screen);
    await expectReadableInDark(page, screen);
  }
}
