import { READY } from './gate.ts';
import type { Visitor } from './visitor.ts';

/** Starts a visit with a consent decision and a filled session storage. */
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

/** Like `begin`, then opens the address. */
export async function visit(
  visitor: Visitor,
  address: string,
  kept: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await begin(visitor, address, kept);
  await visitor.open(address);
}
