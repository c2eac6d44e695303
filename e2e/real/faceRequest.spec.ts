import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

/** Runs in the page: for each face that has come, whether it was requested after the content was first painted. */
function areLater(): boolean[] {
  const [painted] = performance.getEntriesByName('first-contentful-paint');
  const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/fonts/'));
  return files.map(({ startTime }) => painted !== undefined && startTime >= painted.startTime);
}

test('the face of a page with a token is requested after the first paint, without a referrer', async ({
  page,
  sandbox,
}) => {
  const path = await sandbox.link('redeemLink');
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname.startsWith('/fonts/'));
  await open(page, path);
  expect(new URL(page.url()).pathname).toBe(path);
  const headers = await (await asked).allHeaders();
  // These are the headers as they were sent, not those that the page asked for.
  expect(headers).toMatchObject({ 'sec-fetch-dest': 'font' });
  expect(headers).not.toHaveProperty('referer');
  await expect.poll(() => page.evaluate(areLater)).toEqual([true]);
});
