import { READY } from './gate.ts';
import type { Visitor } from './visitor.ts';

/** The start of a visit to a site: consent is decided, and something may lie in the tab already. */
export async function begin(
  visitor: Visitor,
  start: string,
  kept: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await visitor.openEarly(new URL(READY, start).href);
  await visitor.evaluate((items) => {
    localStorage.setItem('mockConsent', '');
    for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, JSON.stringify(value));
  }, kept);
}
