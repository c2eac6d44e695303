import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { differencesBetween } from '#tools/check/references/compare.ts';
import { readScreen } from '#tools/check/references/store.ts';
import { lookOf } from '../support/reference.ts';
import { expect, test } from '../support/test.ts';
import { beginVisit, type Visit } from '../support/visit.ts';
import { MAIN_SCREENS, shown } from './mainScreens.ts';
import { CHANGES, type Place } from './planted/changes.ts';
import { plant } from './planted/plant.ts';
import { REFACTORS } from './planted/refactors.ts';
import { SCREENS } from './screens.ts';

const FOLDER = join(process.env.REFERENCES ?? '', 'planted');
const ALL = [...MAIN_SCREENS, ...SCREENS];

/** Where each refactor is looked at: every layout, the three main screens and a form, both widths and schemes. */
const LOOKED_AT: readonly Place[] = [
  ['entry', 'de', 390],
  ['entry', 'restaurant', 1280, 'dark'],
  ['wall', 'at', 1280],
  ['code', 'restaurant', 390],
  ['check', 'at', 390],
];

/** Many screens show a refusal. */
test.beforeEach(({ watch }) => watch.provokes(/^\/api\//));

for (const [place, change] of CHANGES.entries()) {
  test(`noticed: ${change.says}`, async ({ page, sandbox, at }) => {
    const { says, edit, rule = '', on } = change;
    let applies = edit === undefined;
    await plant(page, {
      styles: (css) => {
        const [from, to] = edit ?? ['', ''];
        applies ||= css.includes(from);
        return (from === '' ? css : css.replaceAll(from, to)) + rule;
      },
    });
    const differences = await differencesOn(on, await beginVisit(page, sandbox, on[1], at));
    expect(applies, `the style sheets still say ${edit?.[0]}`).toBe(true);
    keep(`change-${place}`, { says, differences });
  });
}

for (const [place, { says, inPage, ...planted }] of REFACTORS.entries()) {
  for (const on of LOOKED_AT) {
    const where = on.join(' ');
    test(`not noticed on ${where}: ${says}`, async ({ page, sandbox, at }) => {
      let touched = inPage !== undefined;
      const noting =
        (rewrite?: (text: string, type: string) => string) =>
        (text: string, type = '') => {
          const written = rewrite?.(text, type) ?? text;
          touched ||= written !== text;
          return written;
        };
      await plant(page, { styles: noting(planted.styles), all: noting(planted.all) });
      const differences = await differencesOn(on, await beginVisit(page, sandbox, on[1], at), inPage);
      expect(touched, 'the refactor changes the build').toBe(true);
      keep(`refactor-${place}-${where}`, {
        says,
        differences: differences.map((difference) => `${where}: ${difference}`),
      });
    });
  }
}

/** Between a screen and its reference, with colours. */
async function differencesOn(
  [name, , width, variant]: Place,
  visit: Visit,
  inPage?: () => void,
): Promise<readonly string[]> {
  const screen = ALL.find((one) => one.name === name);
  if (screen === undefined) throw new Error(`There is no screen ${name}.`);
  await shown(screen, visit);
  const { column } = await lookOf(visit.page, width, variant, inPage);
  const reference = readScreen('e2e/references/pictures', name).find((one) => one.name === column.name);
  if (reference === undefined) throw new Error(`There is no reference of ${name}, ${column.name}.`);
  return differencesBetween(reference, column, true);
}

function keep(
  name: string,
  result: { readonly says: string; readonly differences: readonly string[] },
): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.json`), JSON.stringify(result));
}
