import { look } from '../support/contactSheet.ts';
import { open } from '../support/open.ts';
import { test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

test('the pages that only one site has', async ({ page, sandbox, port }) => {
  const links = await sandbox.links();
  const names = Object.keys(links).filter((name) => links[name]?.startsWith('http://'));
  for (const name of names) {
    const { hostname, pathname, search } = new URL(links[name] ?? '');
    await open(page, `http://${hostname}:${port}${pathname}${search}`);
    await look(page, `link: ${name}`);
  }
});

test('the map of the region', async ({ page, at }) => {
  const say = wordsOf('de', 'region');
  await open(page, at('region', '/acceptance-points?consent=all'));
  await page.getByRole('button', { name: say('region.map.show') }).click();
  await page.getByRole('region', { name: say('region.map.title') }).waitFor();
  await look(page, 'the map of the acceptance points');
});

test('a planned maintenance', async ({ page, at, sandbox }) => {
  await sandbox.clock('2025-10-29T00:30:00Z');
  await open(page, at('bank-one'));
  await look(page, 'maintenance');
});
