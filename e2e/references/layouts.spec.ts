import { usesLongerTexts } from '../support/longerTexts.ts';
import { keepLook } from '../support/reference.ts';
import { test } from '../support/test.ts';
import { beginVisit } from '../support/visit.ts';
import { inWideFaces } from '../support/wideFaces.ts';
import { MAIN_SCREENS } from './mainScreens.ts';
import { LAYOUTS, ONLY_HERE, SCREENS } from './screens.ts';

/** Many of these screens show a refusal. */
test.beforeEach(({ watch }) => watch.provokes(/^\/api\//));

for (const site of LAYOUTS) {
  for (const { name, show, sites = LAYOUTS } of SCREENS) {
    if (!sites.includes(site)) continue;
    test(`${name} of ${site}`, async ({ page, sandbox, at }) => {
      await show(await beginVisit(page, sandbox, site, at));
      await keepLook(page, name, 390);
      await inWideFaces(page, () => keepLook(page, name, 390, 'wide'));
      await keepLook(page, name, 1280);
    });
  }

  for (const { name, show, sites = LAYOUTS } of [
    ...MAIN_SCREENS.map((screen) => ({ ...screen, sites: LAYOUTS })),
    ...SCREENS,
  ]) {
    if (!sites.includes(site)) continue;
    test(`${name} of ${site} in longer texts`, async ({ page, sandbox, at }) => {
      await usesLongerTexts(page);
      await show(await beginVisit(page, sandbox, site, at));
      await keepLook(page, name, 390, 'longer');
    });
  }
}

for (const { name, site, show } of ONLY_HERE) {
  test(`${name} of ${site}`, async ({ page, sandbox, at }) => {
    await show(await beginVisit(page, sandbox, site, at));
    await keepLook(page, name, 390);
    await keepLook(page, name, 1280);
  });
}
