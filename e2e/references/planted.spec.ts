import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { differencesBetween } from '#scripts/references/compare.ts';
import { readScreen } from '#scripts/references/store.ts';
import { lookOf, type Variant, type Width } from '../support/reference.ts';
import { expect, test } from '../support/test.ts';
import { beginVisit } from '../support/visit.ts';
import { MAIN_SCREENS } from './mainScreens.ts';
import { CHANGES } from './planted/changes.ts';
import { plant } from './planted/plant.ts';
import { REFACTORS } from './planted/refactors.ts';
import { SCREENS } from './screens.ts';

const FOLDER = join(process.env.REFERENCES ?? '', 'planted');
const ALL = [...MAIN_SCREENS, ...SCREENS];

/** Where each refactor is looked at: every layout, the three main screens, a form, a dialog and an order. */
const LOOKED_AT: readonly (readonly [screen: string, site: string, width: Width, variant?: Variant])[] = [
  ['entry', 'de', 390],
  ['entry', 'restaurant', 1280, 'dark'],
  ['wall', 'at', 1280],
  ['code', 'restaurant', 390],
  ['shop', 'de', 390],
  ['check', 'at', 390],
  ['order-status', 'de', 1280],
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
    const [screen, site, width, variant] = on;
    await ALL.find(({ name }) => name === screen)?.show(await beginVisit(page, sandbox, site, at));
    const differences = await differencesOf(page, screen, width, variant);
    expect(applies, `the style sheets still say ${edit?.[0]}`).toBe(true);
    keep(`change-${place}`, { says, differences });
  });
}

for (const [place, { says, inPage, ...planted }] of REFACTORS.entries()) {
  test(`not noticed: ${says}`, async ({ page, sandbox, at }) => {
    test.slow();
    let touched = inPage !== undefined;
    const noting =
      (rewrite?: (text: string, type: string) => string) =>
      (text: string, type = '') => {
        const written = rewrite?.(text, type) ?? text;
        touched ||= written !== text;
        return written;
      };
    await plant(page, { styles: noting(planted.styles), all: noting(planted.all) });
    const differences: string[] = [];
    for (const [screen, site, width, variant] of LOOKED_AT) {
      await ALL.find(({ name }) => name === screen)?.show(await beginVisit(page, sandbox, site, at));
      const found = await differencesOf(page, screen, width, variant, inPage);
      differences.push(...found.map((difference) => `${screen}, ${site} ${width}: ${difference}`));
    }
    expect(touched, 'the refactor changes the build').toBe(true);
    keep(`refactor-${place}`, { says, differences });
  });
}

/** Between the page and its reference, with colours. */
async function differencesOf(
  page: Page,
  screen: string,
  width: Width,
  variant?: Variant,
  inPage?: () => void,
): Promise<readonly string[]> {
  const { column } = await lookOf(page, width, variant, inPage);
  const reference = readScreen('references', screen).find(({ name }) => name === column.name);
  if (reference === undefined) throw new Error(`There is no reference of ${screen}, ${column.name}.`);
  return differencesBetween(reference, column, true);
}

function keep(
  name: string,
  result: { readonly says: string; readonly differences: readonly string[] },
): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.json`), JSON.stringify(result));
}
