import { CONSENT_CATEGORIES, type ConsentCategory } from '#domain/site/consentCategories.ts';

export type Decision = readonly ConsentCategory[];

/** A vendor stores its decision under a key of its own; so does the mock. */
const KEY = 'mockConsent';

/** Null before the first decision. */
export function readDecision(): Decision | null {
  try {
    const kept = window.localStorage.getItem(KEY);
    return kept === null ? null : CONSENT_CATEGORIES.filter((category) => kept.split(' ').includes(category));
  } catch {
    return null; // a browser without storage
  }
}

export function writeDecision(decision: Decision): void {
  try {
    window.localStorage.setItem(KEY, decision.join(' '));
  } catch {
    // The banner appears again on the next page.
  }
}
