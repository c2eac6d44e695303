import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PARTS } from '#workshop/client/kit/PartsPage.tsx';

const KIT = `${import.meta.dirname}/../../../ui/kit`;
/** It only leads to another page. */
const DRAWS_NOTHING = 'Redirect';

it('the page of the kit has every part of ui/kit', () => {
  const exported = readdirSync(KIT)
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => readFileSync(`${KIT}/${file}`, 'utf8').match(/(?<=^export function )[A-Z]\w*/gm) ?? [])
    .filter((name) => name !== DRAWS_NOTHING);
  expect(exported.length).toBeGreaterThan(30);
  expect(PARTS.map(({ name }) => name).toSorted()).toEqual(exported.toSorted());
});
