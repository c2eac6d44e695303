import type { ServiceIdentifier } from 'inversify';
import type { Core } from './core.ts';
import { token } from './token.ts';

/** What the page begins with and areas may ask for under a token; use cases need none, because a class is its own. */
export const CORE_NAMES = [
  'api',
  'clock',
  'kept',
  'loadMaps',
  'loadPayments',
  'loadPrivacyTools',
  'log',
  'onCall',
  'otherTabs',
  'tabStorage',
  'tabWatch',
] as const satisfies readonly (keyof Core)[];
type CoreName = (typeof CORE_NAMES)[number];

type Tokens = { readonly [Name in CoreName]: ServiceIdentifier<Core[Name]> };

/** Container tokens of what the page begins with. An area names its own tokens in its own file. */
// Each name has been given its token.
export const TOKENS = Object.fromEntries(CORE_NAMES.map((name) => [name, token(name)])) as unknown as Tokens;
