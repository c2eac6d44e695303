import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

/** Runs in the page: when the content was painted first, and when the faces were requested. */
function timesOf() {
  const [painted] = performance.getEntriesByName('first-contentful-paint');
  const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/fonts/'));
  return { painted: painted?.startTime, requested: files.map(({ startTime }) => startTime) };
}

for (const [place, pathOf] of [
  ['the entry', () => '/'],
  ['the wall', () => '/shops'],
  ['the page of a shop’s code', ({ redeemLink = '' }) => redeemLink],
] as const satisfies readonly (readonly [string, (links: Readonly<Record<string, string>>) => string])[]) {
  test(`the request for the face of ${place} comes after the first paint, and names no page`, async ({
    page,
    sandbox,
  }) => {
    const path = pathOf(await sandbox.links());
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname.startsWith('/fonts/'));
    await open(page, path);
    expect(new URL(page.url()).pathname).toBe(path);
    const headers = await (await asked).allHeaders();
    // These are the headers as they were sent, not those that the page asked for.
    expect(headers).toMatchObject({ 'sec-fetch-dest': 'font' });
    expect(headers).not.toHaveProperty('referer');
    const { painted, requested } = await page.evaluate(timesOf);
    expect(requested).toHaveLength(1);
    expect(requested[0]).toBeGreaterThanOrEqual(painted ?? Infinity);
  });
}
