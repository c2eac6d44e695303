import { READY } from './gate.ts';
import type { Visitor } from './visitor.ts';

/** The start of a visit to a site, with a decision about consent, and with what lies in the tab already. */
export async function begin(
  visitor: Visitor,
  address: string,
  kept: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await visitor.openEarly(new URL(READY, address).href);
  await visitor.evaluate((items) => {
    localStorage.setItem('mockConsent', '');
    for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, JSON.stringify(value));
  }, kept);
}

/** As `begin`, and on to the address. */
export async function visit(
  visitor: Visitor,
  address: string,
  kept: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await begin(visitor, address, kept);
  await visitor.open(address);
}
