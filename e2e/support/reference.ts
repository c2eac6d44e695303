import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { cellsOf } from '#tools/check/references/cells.ts';
import { decodedPng } from '#tools/check/references/png.ts';
import { type Column, writeMaker, writeScreen } from '#tools/check/references/store.ts';
import { settled } from './open.ts';
import { paintedBoxes } from './paintedBoxes.ts';

/** Limits a picture in CSS pixels: about two screens of a phone. */
const TALLEST = 1_600;

const SIZES = {
  390: { width: 390, height: 844 },
  1280: { width: 1280, height: 900 },
} as const;

export type Width = keyof typeof SIZES;

/** How a column differs from a usual visit. */
export type Variant = 'dark' | 'longer' | 'wide';

/** What a page looks like, and the screenshot. */
export interface Look {
  readonly column: Column;
  readonly screenshot: Buffer;
}

/**
 * Takes what the page paints, reduced to boxes and cells. In the dark, the boxes are those of the light scheme.
 * @param inPage runs in the page, once that rests
 */
export async function lookOf(
  page: Page,
  width: Width,
  variant?: Variant,
  inPage: () => void = () => {},
): Promise<Look> {
  await page.setViewportSize(SIZES[width]);
  await page.emulateMedia({ colorScheme: variant === 'dark' ? 'dark' : 'light' });
  await settled(page);
  await page.evaluate(rests, TALLEST);
  await page.evaluate(inPage);
  const boxes = variant === 'dark' ? null : await page.evaluate(paintedBoxes, TALLEST);
  const screenshot = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height: TALLEST },
    animations: 'disabled',
    caret: 'hide',
  });
  const [site = ''] = new URL(page.url()).hostname.split('.');
  const name = [site, width, ...(variant === undefined ? [] : [variant])].join(' ');
  return { column: { name, boxes, cells: cellsOf(decodedPng(screenshot)) }, screenshot };
}

/** Where `npm run references` collects the looks of a run. */
const FOLDER = process.env.REFERENCES ?? '';

/** Keeps a look for `npm run references`, each column on its own, because workers share a screen. */
export async function keepLook(page: Page, screen: string, width: Width, variant?: Variant): Promise<void> {
  const { column, screenshot } = await lookOf(page, width, variant);
  const folder = join(FOLDER, screen);
  writeScreen(folder, column.name, [column]);
  mkdirSync(join(folder, 'screenshots'), { recursive: true });
  writeFileSync(join(folder, 'screenshots', `${column.name}.png`), screenshot);
  writeMaker(FOLDER, { browser: page.context().browser()?.version() ?? 'unknown', faces: '' });
}

/**
 * Runs in the page: waits until pictures and fonts have come and nothing moves, and replaces what is random:
 * numbers that the sandbox draws, such as those of orders, and the reference of the page.
 */
async function rests(tallest: number): Promise<void> {
  window.scrollTo({ top: 0, behavior: 'instant' });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const places = () =>
    [...document.querySelectorAll('body *')]
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].join();
      })
      .join(' ');
  // After a change of the scheme, the pictures of the other one are chosen with the next frame.
  await frame();
  await frame();
  await document.fonts.ready;
  await Promise.allSettled(
    [...document.images]
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < tallest)
      .map((image) => image.decode()),
  );
  const moving = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(moving.map(({ finished }) => finished));
  let before = '';
  for (let now = places(); now !== before; now = places()) {
    before = now;
    await frame();
    await frame();
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const fixed = text
      .replace(/\b[\dA-F]{4}-[\dA-F]{4}\b/g, '0000-0000')
      .replace(/\d{8,}/g, (number) => '0'.repeat(number.length));
    if (fixed !== text) node.nodeValue = fixed;
  }
}
