import type { Random } from '../platform/random.ts';

/** What a journey is mostly about: where it begins, what is on its vouchers, and what its user likes to press. */
export interface Intent {
  readonly name: string;
  readonly path: string;
  /** Where it begins as often, if not always at `path`. */
  readonly otherPath?: string;
  readonly balanceInCent: number;
  readonly isPrepaid: boolean;
  /** Addresses that the user prefers. */
  readonly likes: RegExp;
}

const intent = (
  name: string,
  path: string,
  likes: RegExp,
  { balanceInCent = 5000, isPrepaid = false, ...rest }: Partial<Intent> = {},
): Intent => ({ ...rest, name, path, likes, balanceInCent, isPrepaid });

export const INTENTS: readonly Intent[] = [
  intent('redemption', '/redeem/100170/value', /\/shops\/\d|\/redeem\/[^/]+\/(value|details|check)/),
  intent('redemption', '/shops', /\/shops\/\d|\/redeem\//, { isPrepaid: true }),
  intent('basket', '/', /\/basket|\/shops\/\d|\/shops$/),
  intent('difference', '/', /\/pay|\/shops\/\d|\/redeem\//, { balanceInCent: 700 }),
  intent('donation', '/donate', /\/donate/),
  intent('donation', '/', /\/donate/, { balanceInCent: 300 }),
  // Begun where the code is entered, it is of a voucher in use, whose balance other tabs show.
  intent('top-up', '/prepaid', /\/prepaid/, { isPrepaid: true, otherPath: '/' }),
  intent('voucher order', '/prepaid/order', /\/prepaid\/order/),
  intent('held order', '/', /\/shops\/\d|\/redeem\//, { balanceInCent: 30_000 }),
  intent('help', '/help/other', /\/help/),
  intent('wandering', '/', /./),
];

/** Where a journey of this intent begins. */
export const beginningOf = ({ path, otherPath }: Intent, random: Random): string =>
  otherPath === undefined ? path : random.pick([path, otherPath]);
