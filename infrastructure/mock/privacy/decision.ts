import { CONSENT_CATEGORIES, type ConsentCategory } from '#application/ports/consent.ts';

/** What was consented to. */
export type Decision = readonly ConsentCategory[];

/** A vendor keeps its decision under a key of its own; so does the mock. */
const KEY = 'mockConsent';

/** Returns what was decided on this device; null before. */
export function readDecision(): Decision | null {
  try {
    const kept = window.localStorage.getItem(KEY);
    return kept === null ? null : CONSENT_CATEGORIES.filter((category) => kept.split(' ').includes(category));
  } catch {
    return null; // a browser without storage
  }
}

/** Keeps the decision, if the browser keeps anything. */
export function writeDecision(decision: Decision): void {
  try {
    window.localStorage.setItem(KEY, decision.join(' '));
  } catch {
    // Asked again on the next page.
  }
}
