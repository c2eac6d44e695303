import type { ServiceIdentifier } from 'inversify';
import type { Core } from './core.ts';
import { token } from './token.ts';

/** Parts of `Core` that areas resolve by token; use cases need none, because their class is the identifier. */
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

/** Each area declares its own tokens in its own file. */
// Safe: every name gets its token.
export const TOKENS = Object.fromEntries(CORE_NAMES.map((name) => [name, token(name)])) as unknown as Tokens;
