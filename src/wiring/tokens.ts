import type { Core } from './core.ts';
import { token } from './token.ts';

/**
 * Container tokens of what the page begins with and areas may ask for: ports, adapters and values. Use cases need no
 * token: a class is its own identifier. An area names its own tokens in its own file.
 */
export const TOKENS = {
  // adapters that other adapters are built from
  api: token<Core['api']>('ApiClient'),
  shelves: token<Core['shelves']>('Shelves'),
  sessionShelf: token<Core['sessionShelf']>('SessionShelf'),
  localShelf: token<Core['localShelf']>('LocalShelf'),
  tabWatch: token<Core['tabWatch']>('TabWatch'),
  onCall: token<Core['onCall']>('OnCall'),

  // ports
  belongings: token<Core['belongings']>('Belongings'),
  clock: token<Core['clock']>('Clock'),
  loadMaps: token<Core['loadMaps']>('LoadMaps'),
  loadPayments: token<Core['loadPayments']>('LoadPayments'),
  loadPrivacyTools: token<Core['loadPrivacyTools']>('LoadPrivacyTools'),
  log: token<Core['log']>('Log'),
  otherTabs: token<Core['otherTabs']>('OtherTabs'),
  tabMemory: token<Core['tabMemory']>('TabMemory'),
  voucherStore: token<Core['voucherStore']>('VoucherStore'),
} as const;
