import { SITES } from '#sites/index.ts';
import { keepLook } from '../support/reference.ts';
import { test } from '../support/test.ts';
import { beginVisit } from '../support/visit.ts';
import { inWideFaces } from '../support/wideFaces.ts';
import { MAIN_SCREENS, shown } from './mainScreens.ts';
import { LAYOUTS } from './screens.ts';

for (const { id } of SITES) {
  for (const screen of MAIN_SCREENS) {
    const { name } = screen;
    test(`${name} of ${id}`, async ({ page, sandbox, at }) => {
      await shown(screen, await beginVisit(page, sandbox, id, at));
      if (LAYOUTS.includes(id)) await inWideFaces(page, () => keepLook(page, name, 390, 'wide'));
      for (const width of [390, 1280] as const) {
        await keepLook(page, name, width);
        await keepLook(page, name, width, 'dark');
      }
    });
  }
}
