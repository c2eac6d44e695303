import { type Browser, type Locator, type Page, chromium } from '@playwright/test';
import { ensureBrowser, ensureShell } from '../machine/browser.ts';
import { openPreview } from './openPreview.ts';
import { CACHE, buildProduct } from './productBuild.ts';
import { median } from './timing.ts';
import { type Keystroke, recordKeystrokes } from './keystrokes.ts';
import { type Openings, measureOpenings } from './openings.ts';
import { PHONE } from './viewVisit.ts';

const PORT = 4190;
const THROTTLE = 4;
const MOST_NODES = 1_500;
/** Typed and deleted: many shops, few, and none. */
const TEXTS = ['garten', 'buch', 'xq'];
/** After a keystroke everything has settled by then, including logos, which load 250 ms after the last one. */
const QUIET_MS = 1_200;

interface Figures {
  readonly floor: number;
  readonly paint: number;
  readonly results: number;
  readonly nodes: number;
}

/**
 * The wall at a quarter of Chromium's speed, with 500 and 10,000 shops: from a keystroke to the next paint, against a
 * bare field, and to the last change of the list; on a phone from a tap to the dialog and back. Only the number of
 * elements has a limit.
 */
export async function benchWall(): Promise<readonly string[]> {
  await buildProduct(`${CACHE}wall`, 'mock');
  const server = await openPreview(`${CACHE}wall`, PORT);
  const browser = await chromium.launch({
    executablePath: ensureShell(ensureBrowser()),
    args: ['--no-sandbox', '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
  });
  try {
    const few = await measure(await browser.newPage(), 500);
    const many = await measure(await browser.newPage(), 10_000);
    console.log(`Median per keystroke in ms, CPU throttled ${THROTTLE}-fold`);
    console.table({ '500 shops': row(few), '10000 shops': row(many) });
    const fewOpened = await open(browser, 500);
    const manyOpened = await open(browser, 10_000);
    console.log(`Median per tap in ms on a phone, CPU throttled ${THROTTLE}-fold`);
    console.table({ '500 shops': rounded(fewOpened), '10000 shops': rounded(manyOpened) });
    return many.nodes > MOST_NODES
      ? [`${many.nodes} elements with 10,000 shops, at most ${MOST_NODES} are meant`]
      : [];
  } finally {
    await browser.close();
    server.kill();
  }
}

async function open(browser: Browser, shops: number): Promise<Openings> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await openWall(page, shops);
    return await measureOpenings(page);
  } finally {
    await context.close();
  }
}

async function openWall(page: Page, shops: number): Promise<void> {
  await page.goto(`http://de.localhost:${PORT}/shops?shops=${shops}`);
  await page.getByRole('main').getByRole('listitem').nth(4).waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
}

async function measure(page: Page, shops: number): Promise<Figures> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openWall(page, shops);
  const field = page.getByRole('searchbox');
  await page.evaluate(recordKeystrokes);
  await page.waitForTimeout(QUIET_MS);
  let nodes = await elements(page);

  const bare = await bareField(page);
  const floors: Keystroke[] = [];
  const strokes: Keystroke[] = [];
  for (const text of TEXTS) {
    floors.push(...(await typeInto(bare, text)));
    strokes.push(...(await typeInto(field, text)));
    nodes = Math.max(nodes, await elements(page));
  }
  for (let screen = 0; screen < 5; screen += 1) {
    await page.mouse.wheel(0, 4_000);
    await page.waitForTimeout(QUIET_MS);
    nodes = Math.max(nodes, await elements(page));
  }
  await page.close();
  return {
    floor: median(floors.map(({ paint }) => paint)),
    paint: median(strokes.map(({ paint }) => paint)),
    results: median(strokes.filter(({ results }) => results > 0).map(({ results }) => results)),
    nodes,
  };
}

/** A field of the same page without listeners, in a corner, so that it moves nothing. */
async function bareField(page: Page): Promise<Locator> {
  await page.evaluate(() => {
    const field = document.body.appendChild(document.createElement('input'));
    field.id = 'bare';
    field.style.position = 'fixed';
    field.style.insetBlockStart = '0';
  });
  return page.locator('#bare');
}

async function typeInto(field: Locator, text: string): Promise<readonly Keystroke[]> {
  const page = field.page();
  await field.focus();
  await page.waitForTimeout(QUIET_MS);
  await page.evaluate(() => globalThis.keystrokes?.splice(0));
  const letters = Array.from(text);
  for (const key of [...letters, ...letters.map(() => 'Backspace')]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(QUIET_MS);
  }
  return page.evaluate(() => globalThis.keystrokes ?? []);
}

function elements(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length);
}

function row({ floor, paint, results, nodes }: Figures): Record<string, string | number> {
  return {
    'bare field': floor.toFixed(0),
    'letter to paint': `${paint.toFixed(0)} (× ${(paint / floor).toFixed(2)})`,
    'letter to results': `${results.toFixed(0)} (× ${(results / floor).toFixed(2)})`,
    'most elements': nodes,
  };
}

function rounded({ paint, shop, back }: Openings): Record<string, number> {
  return {
    'tap to paint': Math.round(paint),
    'tap to shop': Math.round(shop),
    'back to wall': Math.round(back),
  };
}
