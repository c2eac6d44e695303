import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkedAnswers } from '#tools/brand/checkAnswers.ts';
import { type Known, knownBrands } from '#tools/brand/known.ts';

export const EXAMPLE_PATH = 'sites/example.brand.json';
export const EXAMPLE = readFileSync(new URL(`../../../${EXAMPLE_PATH}`, import.meta.url), 'utf8');

const FIRST_BRANDS = 15;

/** Without the brands that were added later, since they may have what the example has. */
export async function firstBrands(): Promise<Known> {
  const { sites, textKeys } = await knownBrands();
  return { sites: sites.slice(0, FIRST_BRANDS), textKeys };
}

/** The example with one place changed. */
export function exampleWith(before: string, after: string): string {
  if (!EXAMPLE.includes(before)) throw new Error(`The example has no ${before}.`);
  return EXAMPLE.replace(before, after);
}

/** The line in which a text stands for the first time. */
export const lineOf = (text: string, part: string): number =>
  text.slice(0, text.indexOf(part)).split('\n').length;

/** The faults of an answers file with pictures beside it, as `line reason | remedy`. */
export function faultsOf(
  text: string,
  known: Known,
  pictures: Readonly<Record<string, string>> = {},
): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'voucher-brand-'));
  try {
    for (const [name, svg] of Object.entries(pictures)) writeFileSync(join(folder, name), svg);
    const checked = checkedAnswers(text, join(folder, 'answers.json'), known);
    if (checked.brand !== null) return [];
    return checked.faults.map(({ line, reason, remedy }) => `${line} ${reason} | ${remedy}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
