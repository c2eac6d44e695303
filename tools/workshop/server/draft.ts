import { dirname } from 'node:path';
import type { Site, SiteDetails, SiteEntry } from '#domain/site/site.ts';
import { ALL_OFF, DEFAULTS } from '#sites/defaults.ts';
import { brandThemes } from '../../build/brandThemes.ts';
import type { Answers } from '../../brand/answers.ts';
import { detailsOf, entryOf } from '../../brand/brandOf.ts';
import { checkedAnswers } from '../../brand/checkAnswers.ts';
import type { LocatedFault } from '../../brand/faults.ts';
import type { Known } from '../../brand/known.ts';
import { withLook } from '../../brand/lookRules.ts';
import { type Pictures, picturesOf } from '../../brand/pictures.ts';
import { readAnswers } from '../../brand/readAnswers.ts';
import { type Colours, contrastTable } from './contrastTable.ts';

/** Where the answers would lie; their pictures are named from there. */
export const ANSWERS_PATH = 'sites/workshop.brand.json';

/** A brand that is being made: every field has the right form, whatever the rules say. */
export interface Draft {
  readonly answers: Answers;
  readonly pictures: Pictures;
  /** The sandbox has no vouchers of the brand yet: those of this brand, in the same currency, stand in. */
  readonly twin: Site;
  /** What the frame shows. */
  readonly shown: { readonly entry: SiteEntry; readonly details: SiteDetails; readonly css: string };
}

export interface CheckedDraft {
  readonly faults: readonly LocatedFault[];
  readonly colours: Colours | null;
  readonly draft: Draft | null;
}

/** The same checks as `npm run brand -- check`, and the brand as far as it can be shown. */
export function checkDraft(text: string, known: Known): CheckedDraft {
  const checked = checkedAnswers(text, ANSWERS_PATH, known);
  const { answers } = readAnswers(text);
  return {
    faults: checked.brand === null ? checked.faults : [],
    colours: answers === null ? null : contrastTable(answers),
    draft: answers === null ? null : draftOf(answers, known),
  };
}

function draftOf(given: Answers, known: Known): Draft | null {
  const answers = withLook(given, known);
  const { pictures } = picturesOf(answers, dirname(ANSWERS_PATH));
  const { fields, switches } = detailsOf(answers, pictures);
  const entry = { ...entryOf(answers), logo: `/brands/${answers.id}/logo.svg` };
  const on = Object.fromEntries(switches.map((name) => [name, true]));
  const twin = known.sites.find(({ currency }) => currency === answers.currency);
  if (twin === undefined) return null;
  const details = {
    ...DEFAULTS,
    ...fields,
    voucherCategory: twin.voucherCategory,
    switches: { ...ALL_OFF, ...on },
  } as unknown as SiteDetails;
  return { answers, pictures, twin, shown: { entry, details, css: brandThemes([entry]) } };
}
