import { open } from '../support/open.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

const PLACES: readonly (readonly [name: string, pathOf: (sandbox: Sandbox) => string | Promise<string>])[] = [
  ['the entry', () => '/'],
  ['the wall', () => '/shops'],
  ['the page of a shop’s code', (sandbox) => sandbox.link('redeemLink')],
];

/** Runs in the page: for each face that has come, whether it was requested after the content was first painted. */
function areLater(): boolean[] {
  const [painted] = performance.getEntriesByName('first-contentful-paint');
  const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/fonts/'));
  return files.map(({ startTime }) => painted !== undefined && startTime >= painted.startTime);
}

for (const [place, pathOf] of PLACES) {
  test(`the request for the face of ${place} comes after the first paint, and names no page`, async ({
    page,
    sandbox,
  }) => {
    const path = await pathOf(sandbox);
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname.startsWith('/fonts/'));
    await open(page, path);
    expect(new URL(page.url()).pathname).toBe(path);
    const headers = await (await asked).allHeaders();
    // These are the headers as they were sent, not those that the page asked for.
    expect(headers).toMatchObject({ 'sec-fetch-dest': 'font' });
    expect(headers).not.toHaveProperty('referer');
    await expect.poll(() => page.evaluate(areLater)).toEqual([true]);
  });
}
