import type { CodeExtrasProps, OrderedCodeProps } from '../parts/ticket/codeParts.ts';
import { partOf } from './loadScreen.ts';

/* The slots of what comes after the first screen, like those of `slots.tsx`. */

/** A giveaway, for the page of a shop's code. */
export const codeExtras = partOf<CodeExtrasProps>(
  'aftercare',
  async () => (await import('../screens/aftercare/giveaway/VaultExtras.tsx')).VaultExtras,
);

/** A reminder of the last day, for the actions of a shop's code. */
export const codeReminder = partOf<CodeExtrasProps>(
  'aftercare',
  async () => (await import('../screens/aftercare/reminder/CodeReminder.tsx')).CodeReminder,
);

/** The ticket of a redeemed line while its code is fetched and shown, for the thank-you page. */
export const orderedCode = partOf<OrderedCodeProps>(
  'codes',
  async () => (await import('../screens/codes/codePage/OrderedCode.tsx')).OrderedCode,
);

/** The dialog that asks before a session ends, and the watch for an order that arrives late. */
export const sessionWatch = partOf('entry', async () => (await import('./SessionWatch.tsx')).SessionWatch);
