import { usesLongerTexts } from '../support/longerTexts.ts';
import { keepLook } from '../support/reference.ts';
import { test } from '../support/test.ts';
import { beginVisit } from '../support/visit.ts';
import { inWideFaces } from '../support/wideFaces.ts';
import { MAIN_SCREENS, shown } from './mainScreens.ts';
import { LAYOUTS, ONLY_HERE, SCREENS } from './screens.ts';

/** Many of these screens show a refusal. */
test.beforeEach(({ watch }) => watch.provokes(/^\/api\//));

for (const site of LAYOUTS) {
  for (const screen of SCREENS) {
    const { name, sites = LAYOUTS } = screen;
    if (!sites.includes(site)) continue;
    test(`${name} of ${site}`, async ({ page, sandbox, at }) => {
      await shown(screen, await beginVisit(page, sandbox, site, at));
      await keepLook(page, name, 390);
      await inWideFaces(page, () => keepLook(page, name, 390, 'wide'));
      await keepLook(page, name, 1280);
    });
  }

  for (const screen of [...MAIN_SCREENS.map((main) => ({ ...main, sites: LAYOUTS })), ...SCREENS]) {
    const { name, sites = LAYOUTS } = screen;
    if (!sites.includes(site)) continue;
    test(`${name} of ${site} in longer texts`, async ({ page, sandbox, at }) => {
      await usesLongerTexts(page);
      await shown(screen, await beginVisit(page, sandbox, site, at));
      await keepLook(page, name, 390, 'longer');
    });
  }
}

for (const screen of ONLY_HERE) {
  const { name, site } = screen;
  test(`${name} of ${site}`, async ({ page, sandbox, at }) => {
    await shown(screen, await beginVisit(page, sandbox, site, at));
    await keepLook(page, name, 390);
    await keepLook(page, name, 1280);
  });
}
