import { dirname } from 'node:path';
import { addressFaults } from './addressRules.ts';
import { colourFaults } from './colourRules.ts';
import type { LocatedFault } from './faults.ts';
import type { Known } from './known.ts';
import { type LookedAnswers, lookFaults, withLook } from './lookRules.ts';
import { type Pictures, picturesOf } from './pictures.ts';
import { placeFaults } from './placeRules.ts';
import { located, readAnswers } from './readAnswers.ts';
import { settingFaults } from './settingRules.ts';
import { textFaults } from './textRules.ts';
import { uniqueFaults } from './uniqueRules.ts';
import { walletFaults } from './walletRules.ts';

/** A brand that can be added as it is. */
export interface NewBrand {
  readonly answers: LookedAnswers;
  readonly pictures: Pictures;
}

export type CheckedAnswers =
  | { readonly brand: NewBrand }
  | { readonly brand: null; readonly faults: readonly LocatedFault[] };

const RULES = [
  uniqueFaults,
  placeFaults,
  colourFaults,
  addressFaults,
  settingFaults,
  walletFaults,
  textFaults,
  lookFaults,
];

/** `path` is that of the answers file, because its pictures lie beside it. */
export function checkedAnswers(text: string, path: string, known: Known): CheckedAnswers {
  const read = readAnswers(text);
  if (read.answers === null) return { brand: null, faults: read.faults };
  const { answers, lineOf } = read;
  const { pictures, faults } = picturesOf(answers, dirname(path));
  const all = [...RULES.flatMap((rule) => rule(answers, known)), ...faults];
  return all.length === 0
    ? { brand: { answers: withLook(answers, known), pictures } }
    : { brand: null, faults: located(all, lineOf) };
}
