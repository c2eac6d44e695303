import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PARTS } from '#workshop/client/kit/PartsPage.tsx';

const KIT = `${import.meta.dirname}/../../../ui/kit`;
/** One leads to another page, one only speaks. */
const DRAW_NOTHING = ['Redirect', 'BusyRegion'];

it('the page of the kit has every part of ui/kit', () => {
  const exported = readdirSync(KIT)
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => readFileSync(`${KIT}/${file}`, 'utf8').match(/(?<=^export function )[A-Z]\w*/gm) ?? [])
    .filter((name) => !DRAW_NOTHING.includes(name));
  expect(exported.length).toBeGreaterThan(30);
  expect(PARTS.map(({ name }) => name).toSorted()).toEqual(exported.toSorted());
});
