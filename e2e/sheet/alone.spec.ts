import { stateNamed } from '#workshop/states/states.ts';
import { look } from '../support/contactSheet.ts';
import { open } from '../support/open.ts';
import { openState } from '../support/states.ts';
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

test('a planned maintenance', async ({ page, sandbox }) => {
  await openState(page, sandbox, 'bank-one', stateNamed('maintenance'));
  await look(page, 'maintenance');
});
