import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { packFolder } from '../build/packing.ts';
import { PHONE } from './viewVisit.ts';

const STATIC = `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>Static</title>
  </head>
  <body><h1>Static</h1></body>
</html>
`;

/** The floors lie beside the product and are served as they are. */
export const FLOORS = { static: '/bench/static.html', copy: '/bench/copy.html' } as const;

/** Writes both floors into a served build: a page with one heading, and a copy of a page. */
export async function writeFloors(browser: Browser, folder: string, address: string): Promise<void> {
  mkdirSync(`${folder}/bench`, { recursive: true });
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('html.page-loaded.all-requests-finished').waitFor();
  writeFileSync(`${folder}${FLOORS.static}`, STATIC);
  writeFileSync(`${folder}${FLOORS.copy}`, await page.evaluate(scriptFreeCopy));
  await context.close();
  await packFolder(`${folder}/bench`);
}

/** Runs in the page: copies it without scripts. `style` attributes become rules, because the CSP forbids them. */
function scriptFreeCopy(): string {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    Array.from(sheet.cssRules, ({ cssText }) => cssText),
  );
  const root = document.documentElement.cloneNode(true) as HTMLElement;
  for (const one of root.querySelectorAll('script, style, template, noscript, link:not([rel="icon"])')) {
    one.remove();
  }
  root.querySelectorAll('[style]').forEach((one, index) => {
    rules.push(`[data-copied="${index}"]{${one.getAttribute('style') ?? ''}}`);
    one.setAttribute('data-copied', String(index));
    one.removeAttribute('style');
  });
  const styles = document.createElement('style');
  styles.textContent = rules.join('\n');
  root.querySelector('head')?.append(styles);
  return `<!doctype html>\n${root.outerHTML}`;
}
