import type { Core } from './core.ts';
import { token } from './token.ts';

/**
 * Container tokens of what the page begins with and areas may ask for: ports, adapters and values. Use cases need no
 * token: a class is its own identifier. An area names its own tokens in its own file.
 */
export const TOKENS = {
  // adapters that other adapters are built from
  api: token<Core['api']>('ApiClient'),
  sessionShelf: token<Core['sessionShelf']>('SessionShelf'),
  tabWatch: token<Core['tabWatch']>('TabWatch'),
  onCall: token<Core['onCall']>('OnCall'),

  // ports
  clock: token<Core['clock']>('Clock'),
  kept: token<Core['kept']>('Kept'),
  loadMaps: token<Core['loadMaps']>('LoadMaps'),
  loadPayments: token<Core['loadPayments']>('LoadPayments'),
  loadPrivacyTools: token<Core['loadPrivacyTools']>('LoadPrivacyTools'),
  log: token<Core['log']>('Log'),
  otherTabs: token<Core['otherTabs']>('OtherTabs'),
} as const;
