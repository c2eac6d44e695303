import { type Fields, textAt, wholeNumberAt } from '../core/read.ts';
import type { Wire } from '../core/wire.ts';
import { unfit } from '../payment/wish.ts';
import type { Wanted } from './voucherOrder.ts';

/** Returns the amounts if the site offers them, or refuses with the faulty field. */
export function readWanted(
  body: Fields,
  { currency, starterBundle, promotion }: Wire['VoucherOffers'],
): Wanted {
  const amounts = {
    quantity: wholeNumberAt(body, 'quantity'),
    valueInCent: wholeNumberAt(body, 'valueInCent'),
    bonusInCent: wholeNumberAt(body, 'bonusInCent'),
    exchangedInCent: wholeNumberAt(body, 'exchangedInCent'),
  };
  if (textAt(body, 'currency') !== currency) throw unfit('/currency');
  const kind = textAt(body, 'kind');
  if (kind === 'STARTER_BUNDLE' && starterBundle !== undefined) {
    const { quantity } = starterBundle;
    checkAmounts(amounts, { least: quantity, most: quantity, values: [starterBundle], exchange: false });
    return { kind, currency, ...amounts };
  }
  if (kind === 'PROMOTION' && promotion !== undefined) {
    const { minQuantity, maxQuantity, values, exchange } = promotion;
    checkAmounts(amounts, { least: minQuantity, most: maxQuantity, values, exchange });
    return { kind, currency, ...amounts };
  }
  throw unfit('/kind');
}

type Amounts = Pick<Wanted, 'quantity' | 'valueInCent' | 'bonusInCent' | 'exchangedInCent'>;

interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly values: readonly Wire['OfferedValue'][];
  readonly exchange: boolean;
}

function checkAmounts(amounts: Amounts, { least, most, values, exchange }: Bounds): void {
  const { quantity, valueInCent, bonusInCent, exchangedInCent } = amounts;
  if (quantity < least || quantity > most) throw unfit('/quantity');
  const offered = values.find((one) => one.valueInCent === valueInCent);
  if (offered === undefined) throw unfit('/valueInCent');
  if (bonusInCent !== offered.bonusInCent) throw unfit('/bonusInCent');
  if (exchangedInCent < 0 || (exchangedInCent > 0 && !exchange)) throw unfit('/exchangedInCent');
  if (toPayFor(amounts) < 1) throw unfit('/exchangedInCent');
}

/** In cents of money. */
export function toPayFor({ quantity, valueInCent, exchangedInCent }: Amounts): number {
  return quantity * valueInCent - exchangedInCent;
}
